import { Button } from '@northloop/kit';
import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Props of {@link ClearConfirmation}. */
export interface ClearConfirmationProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation, in place, before the conversation is deleted. */
export function ClearConfirmation({ onConfirm, onCancel }: ClearConfirmationProps) {
  const keepRef = useRef<HTMLButtonElement>(null);
  useEffect(() => keepRef.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <fieldset
      aria-label="Clear conversation?"
      onKeyDown={onKeyDown}
      className="flex animate-fade-in flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line bg-sunk py-2 pr-2 pl-4"
    >
      <p className="text-small text-ink">Clear this chat and start over?</p>
      <div className="flex gap-1">
        <Button ref={keepRef} variant="ghost" size="sm" onClick={onCancel}>
          Keep
        </Button>
        <Button size="sm" onClick={onConfirm}>
          Start over
        </Button>
      </div>
    </fieldset>
  );
}
