import { RESPONSE_HOURS } from '@northloop/contracts';
import { Button, Link, siteRoutes } from '@northloop/kit';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { slotInWords } from './slot-in-words';
import type { LeadOutcome } from './use-lead-form';

/** Props of {@link LeadSent}. */
export interface LeadSentProps {
  outcome: LeadOutcome | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onDone: () => void;
}

/** Says that the details have reached the team, or what is booked. It takes the form's place. */
export function LeadSent({ outcome, onKeyDown, onInternalLink, onDone }: LeadSentProps) {
  const doneRef = useRef<HTMLButtonElement>(null);
  useEffect(() => doneRef.current?.focus({ preventScroll: true }), []);
  const { title, text, token } = inWords(outcome);
  return (
    <div
      role="status"
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-10 flex animate-fade-in flex-col items-start justify-center gap-4 bg-surface px-6 text-ink"
    >
      <CircleCheck aria-hidden="true" className="size-8 text-success-ink" />
      <p className="font-display text-h4 font-semibold">{title}</p>
      <p className="text-small text-ink-muted">{text}</p>
      {token !== undefined && (
        <Link
          to={`${siteRoutes.consultationBooking}?${new URLSearchParams({ token })}`}
          onClick={onInternalLink}
          className="rounded-xs text-small text-accent-ink underline underline-offset-[0.22em]"
        >
          See, move or cancel the booking
        </Link>
      )}
      <Button ref={doneRef} size="sm" onClick={onDone}>
        Back to the chat
      </Button>
    </div>
  );
}

/** Only a booking that stands is called booked. */
function inWords(outcome: LeadOutcome | null): { title: string; text: string; token?: string } {
  if (outcome?.kind !== 'booking') {
    return {
      title: 'Message sent successfully!',
      text: `We’ll get back to you within ${RESPONSE_HOURS} hours.`,
    };
  }
  const { consultation, token } = outcome.answer;
  const time = slotInWords(consultation.slot);
  if (token === undefined) {
    return {
      title: 'One more step: confirm by email',
      text: `We keep ${time} for you. Open the link in the email that we just sent, and the time is yours.`,
    };
  }
  return {
    title: 'You are booked',
    text: consultation.sendsMail
      ? `${time}. We sent you an email with a calendar invitation.`
      : `${time}. We send no email: open the booking to save it.`,
    token,
  };
}
