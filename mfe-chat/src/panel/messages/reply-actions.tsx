import { Link } from '@northloop/kit';
import { ArrowUpRight, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ReplyExtras } from '../../conversation/state/chat-message';
import { LEAVE_DETAILS, QUICK_QUESTIONS } from '../chat-texts';

/** Props of {@link ReplyActions}. */
export interface ReplyActionsProps {
  extras: ReplyExtras;
  onAsk: (question: string) => void;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onLeaveDetails: () => void;
}

const chipClass =
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3.5 py-1 text-left text-label font-medium transition-colors duration-fast';
const stepClass = `${chipClass} bg-accent-soft text-accent-ink hover:bg-hover active:bg-press`;
const questionClass = `${chipClass} border border-line-strong text-ink-muted hover:border-accent-ink hover:text-accent-ink active:bg-press`;

const quickQuestions: ReadonlySet<string> = new Set(QUICK_QUESTIONS);

/** Next steps after the latest reply, without source pages (linked in its text) and quick questions (shown before). */
export function ReplyActions({
  extras: { links, suggestions, isHandover },
  onAsk,
  onInternalLink,
  onLeaveDetails,
}: ReplyActionsProps) {
  const steps = links.filter(({ kind }) => kind === 'step');
  const questions = suggestions.filter((question) => !quickQuestions.has(question));
  if (steps.length + questions.length === 0 && !isHandover) return null;
  return (
    // Not announced with the reply; screen-reader users find it right after the reply.
    <ul aria-label="Next steps" aria-live="off" className="mt-3 flex flex-wrap gap-2">
      {isHandover && (
        <li>
          <button type="button" onClick={onLeaveDetails} className={stepClass}>
            <UserRound aria-hidden="true" className="size-4" />
            {LEAVE_DETAILS}
          </button>
        </li>
      )}
      {steps.map(({ label, path }) => (
        <li key={path}>
          <Link to={path} onClick={onInternalLink} className={stepClass}>
            {label}
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)} className={questionClass}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
