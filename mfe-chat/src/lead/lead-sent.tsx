import { RESPONSE_HOURS } from '@northloop/contracts';
import { Button } from '@northloop/kit';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Props of {@link LeadSent}. */
export interface LeadSentProps {
  onKeyDown: (event: KeyboardEvent) => void;
  onDone: () => void;
}

/** Says that the details have reached the team. It takes the form's place. */
export function LeadSent({ onKeyDown, onDone }: LeadSentProps) {
  const doneRef = useRef<HTMLButtonElement>(null);
  useEffect(() => doneRef.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="status"
      onKeyDown={onKeyDown}
      className="absolute inset-0 z-10 flex animate-fade-in flex-col items-start justify-center gap-4 bg-surface px-6 text-ink"
    >
      <CircleCheck aria-hidden="true" className="size-8 text-success-ink" />
      <p className="font-display text-h4 font-semibold">Message sent successfully!</p>
      <p className="text-small text-ink-muted">{`We’ll get back to you within ${RESPONSE_HOURS} hours.`}</p>
      <Button ref={doneRef} size="sm" onClick={onDone}>
        Back to the chat
      </Button>
    </div>
  );
}
