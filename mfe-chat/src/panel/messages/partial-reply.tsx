import { VisuallyHidden } from '@northloop/kit';
import { TYPING_TEXT } from '../chat-texts';
import { replyClass } from './bubble-class';
import { ReplyText } from './reply-text';

/**
 * A reply while it is streaming. It is hidden from screen readers, which read the complete reply once instead of every
 * piece. Addresses become links when the reply is complete.
 */
export function PartialReply({ text }: { text: string }) {
  return (
    <div className="flex items-end gap-1">
      <VisuallyHidden>{TYPING_TEXT}</VisuallyHidden>
      <div aria-hidden="true" className={replyClass}>
        <ReplyText content={text} />
      </div>
      {/* Where the reply's copy button will be. */}
      <span aria-hidden="true" className="chat-dot size-1.5 rounded-full bg-ink-faint" />
    </div>
  );
}
