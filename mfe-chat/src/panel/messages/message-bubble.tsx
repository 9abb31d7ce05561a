import { VisuallyHidden } from '@northloop/kit';
import { type MouseEvent, memo } from 'react';
import type { ChatMessage } from '../../conversation/state/chat-message';
import { plainReply } from '../../links/parse-reply';
import { bubbleClass, replyClass } from './bubble-class';
import { CopyButton } from './copy-button';
import { ReplyText } from './reply-text';

/** Props of {@link MessageBubble}. */
export interface MessageBubbleProps {
  message: ChatMessage;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** One message: the visitor's on the right, the assistant's on the left with its copy button. */
export const MessageBubble = memo(function MessageBubble({
  message,
  onInternalLink,
}: MessageBubbleProps) {
  if (!message.isBot) {
    return (
      <div className="flex animate-rise-in justify-end">
        <div className={`${bubbleClass} rounded-br-xs bg-accent text-on-accent`}>
          <VisuallyHidden>You: </VisuallyHidden>
          <div dir="auto">{message.content}</div>
        </div>
      </div>
    );
  }
  return (
    <div className="chat-reply flex animate-rise-in items-end gap-1">
      <div className={replyClass}>
        <VisuallyHidden>Assistant: </VisuallyHidden>
        <ReplyText content={message.content} onInternalLink={onInternalLink} />
      </div>
      <CopyButton text={plainReply(message.content)} />
    </div>
  );
});
