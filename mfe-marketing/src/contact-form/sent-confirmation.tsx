import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { messageOutcome } from '../content/contact/message-outcome';

const { title, answerGoesTo, wrongAddress } = messageOutcome.sent;

/** Props of {@link SentConfirmation}. */
export interface SentConfirmationProps {
  /** The address that the answer will be sent to. */
  email: string;
  ref?: Ref<HTMLDivElement>;
}

/** Shown below a form after a message was sent. It can take focus; screen readers have already announced the toast. */
export function SentConfirmation({ email, ref }: SentConfirmationProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex animate-rise-in gap-3 rounded-lg bg-success-soft p-4 text-success-ink outline-none"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <p className="min-w-0 text-small break-words">
        <strong className="block font-semibold">{title}</strong>
        {answerGoesTo} {email}. {wrongAddress}
      </p>
    </div>
  );
}
