import { ArrowDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import {
  awaitsHistory,
  type ConversationState,
  GREETING_ID,
  holdsOnlyGreeting,
} from '../../conversation/state/conversation-state';
import { QUICK_QUESTIONS } from '../chat-texts';
import { MessageBubble } from './message-bubble';
import { messageTime } from './message-time';
import { PartialReply } from './partial-reply';
import { QuickQuestions } from './quick-questions';
import { ReplyActions } from './reply-actions';
import { TypingIndicator } from './typing-indicator';
import type { MessageScroll } from './use-message-scroll';

/** Props of {@link MessageList}. */
export interface MessageListProps {
  state: ConversationState;
  scroll: MessageScroll;
  onAsk: (question: string) => void;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onLeaveDetails: () => void;
  onDelete: (event: MouseEvent<HTMLElement>) => void;
}

/** The conversation as a live region. Shows quick questions while it contains only the greeting. */
export function MessageList({
  state,
  scroll,
  onAsk,
  onInternalLink,
  onLeaveDetails,
  onDelete,
}: MessageListProps) {
  const { messages, pendingId, partialReply } = state;
  const isWaiting = pendingId !== null;
  const isEmpty = holdsOnlyGreeting(state);
  const extras = messages.at(-1)?.extras;
  const now = new Date();
  const timeOf = (index: number): string | null => {
    const message = messages[index];
    const previous = messages[index - 1];
    if (!message || message.id === GREETING_ID) return null;
    const isFirst = previous === undefined || previous.id === GREETING_ID;
    return messageTime(message.timestamp, isFirst ? null : previous.timestamp, now);
  };
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div
        ref={scroll.listRef}
        onScroll={scroll.onScroll}
        role="log"
        aria-live="polite"
        aria-label="Conversation"
        aria-busy={isWaiting}
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-2"
      >
        {messages.map((message, index) => {
          const time = timeOf(index);
          return (
            <div key={message.id} data-message className="mt-3 first:mt-0">
              {time && (
                <p className="pt-2 pb-3 text-center font-mono text-label text-ink-faint">{time}</p>
              )}
              <MessageBubble message={message} onInternalLink={onInternalLink} />
            </div>
          );
        })}
        {isWaiting && (
          <div className="mt-3">
            {partialReply === '' ? <TypingIndicator /> : <PartialReply text={partialReply} />}
          </div>
        )}
        {extras && !isWaiting && (
          <ReplyActions
            extras={extras}
            onAsk={onAsk}
            onInternalLink={onInternalLink}
            onLeaveDetails={onLeaveDetails}
            onDelete={onDelete}
          />
        )}
        {isEmpty && !awaitsHistory(state) && (
          <QuickQuestions label="Quick questions" questions={QUICK_QUESTIONS} onAsk={onAsk} />
        )}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      {!scroll.isAtEnd && !isEmpty && (
        <button
          type="button"
          onClick={() => {
            scroll.scrollToEnd();
            // The button disappears when pressed, so focus moves to the conversation.
            scroll.listRef.current?.focus({ preventScroll: true });
          }}
          className="absolute bottom-3 left-1/2 inline-flex min-h-9 -translate-x-1/2 animate-fade-in cursor-pointer items-center gap-1.5 rounded-full bg-raised px-3.5 text-label font-medium text-ink shadow-mid hover:text-accent-ink"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Jump to latest
        </button>
      )}
    </div>
  );
}
