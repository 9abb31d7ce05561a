import { VisuallyHidden } from '@northloop/kit';
import { TYPING_TEXT } from '../chat-texts';

/**
 * A reply on its way. Hidden from screen readers, which hear the whole of it once instead of every piece; its
 * addresses become links when it is complete.
 */
export function PartialReply({ text }: { text: string }) {
  return (
    <div className="flex">
      <VisuallyHidden>{TYPING_TEXT}</VisuallyHidden>
      <p
        aria-hidden="true"
        dir="auto"
        className="min-w-0 max-w-[85%] rounded-xl rounded-bl-xs bg-sunk px-3.5 py-2.5 text-small text-pretty text-ink whitespace-pre-wrap [overflow-wrap:anywhere] forced-colors:border"
      >
        {text}
        <span className="chat-dot ml-1 inline-block size-1.5 rounded-full bg-ink-faint align-middle" />
      </p>
    </div>
  );
}
