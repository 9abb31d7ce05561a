import { Link } from '@northloop/kit';
import { ArrowUpRight, RotateCcw, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ReplyExtras } from '../../conversation/state/chat-message';
import { CHOICES_LABEL, DELETE_CONVERSATION, LEAVE_DETAILS, QUICK_QUESTIONS } from '../chat-texts';
import { QuickQuestions } from './quick-questions';

/** Props of {@link ReplyActions}. */
export interface ReplyActionsProps {
  extras: ReplyExtras;
  onAsk: (question: string) => void;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onLeaveDetails: () => void;
  onDelete: (event: MouseEvent<HTMLElement>) => void;
}

const chipClass =
  'inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full px-3.5 py-1 text-left text-label font-medium transition-colors duration-fast';
const stepClass = `${chipClass} bg-accent-soft text-accent-ink hover:bg-hover active:bg-press`;
const questionClass = `${chipClass} border border-line-strong text-ink-muted hover:border-accent-ink hover:text-accent-ink active:bg-press`;

const quickQuestions: ReadonlySet<string> = new Set(QUICK_QUESTIONS);

/**
 * What the visitor can do after the latest reply: choose what they mean, and next steps without source pages (linked in
 * its text) and quick questions (shown before).
 */
export function ReplyActions({
  extras: { links, suggestions, isHandover, choices, lead, offersDeletion },
  onAsk,
  onInternalLink,
  onLeaveDetails,
  onDelete,
}: ReplyActionsProps) {
  const steps = links.filter(({ kind }) => kind === 'step');
  const questions = suggestions.filter(
    (question) => !quickQuestions.has(question) && !choices.includes(question),
  );
  const offersForm = isHandover || lead !== null;
  const hasSteps = steps.length + questions.length > 0 || offersForm || offersDeletion;
  return (
    <>
      {choices.length > 0 && (
        <QuickQuestions label={CHOICES_LABEL} questions={choices} onAsk={onAsk} />
      )}
      {hasSteps && (
        // Not announced with the reply; screen-reader users find the list right after it.
        <ul aria-label="Next steps" aria-live="off" className="mt-3 flex flex-wrap gap-2">
          {offersForm && (
            <li>
              <button type="button" onClick={onLeaveDetails} className={stepClass}>
                <UserRound aria-hidden="true" className="size-4" />
                {LEAVE_DETAILS}
              </button>
            </li>
          )}
          {offersDeletion && (
            <li>
              <button type="button" onClick={onDelete} className={stepClass}>
                <RotateCcw aria-hidden="true" className="size-4" />
                {DELETE_CONVERSATION}
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
      )}
    </>
  );
}
