import { VisuallyHidden } from '@northloop/kit';
import { type MouseEvent, memo } from 'react';
import type { ChatMessage } from '../../conversation/state/chat-message';
import { plainReply } from '../../links/parse-reply';
import { CopyButton } from './copy-button';
import { ReplyText } from './reply-text';

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps {
  message: ChatMessage;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const textClass =
  'min-w-0 max-w-[85%] rounded-xl forced-colors:border px-3.5 py-2.5 text-small text-pretty whitespace-pre-wrap [overflow-wrap:anywhere]';

/** One message: the visitor's on the right, the assistant's on the left with its copy button. */
export const MessageBubble = memo(function MessageBubble({
  message,
  onInternalLink,
}: MessageBubbleProps) {
  if (!message.isBot) {
    return (
      <div className="flex animate-rise-in justify-end">
        <div className={`${textClass} rounded-br-xs bg-accent text-on-accent`}>
          <VisuallyHidden>You: </VisuallyHidden>
          <div dir="auto">{message.content}</div>
        </div>
      </div>
    );
  }
  return (
    <div className="chat-reply flex animate-rise-in items-end gap-1">
      <div className={`${textClass} rounded-bl-xs bg-sunk text-ink`}>
        <VisuallyHidden>Assistant: </VisuallyHidden>
        <ReplyText content={message.content} onInternalLink={onInternalLink} />
      </div>
      <CopyButton text={plainReply(message.content)} />
    </div>
  );
});
