import { VisuallyHidden } from '@northloop/kit';
import { TYPING_TEXT } from '../chat-texts';

const DOTS = ['first', 'second', 'third'];

/** Three dots while a reply is on its way. */
export function TypingIndicator() {
  return (
    <div className="flex animate-rise-in">
      <p className="flex h-11 items-center gap-1.5 rounded-xl rounded-bl-xs bg-sunk px-4">
        <VisuallyHidden>{TYPING_TEXT}</VisuallyHidden>
        {DOTS.map((dot) => (
          <span
            key={dot}
            aria-hidden="true"
            className="chat-dot size-2 rounded-full bg-ink-faint"
          />
        ))}
      </p>
    </div>
  );
}
