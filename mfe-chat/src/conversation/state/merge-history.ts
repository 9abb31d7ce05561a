import type { ConversationMessage } from '@northloop/contracts';
import type { ChatMessage } from './chat-message';

/**
 * Merges the server's history with the messages of this page that were added while the history was loading.
 * The server's messages have no ids. An exchange is identified by its reply's timestamp, which is the same in the
 * history and in the reply itself.
 * @param live messages of this page without the greeting, oldest first
 */
export function mergeHistory(
  history: readonly ConversationMessage[],
  live: readonly ChatMessage[],
): ChatMessage[] {
  const known = new Set(history.filter(({ isBot }) => isBot).map(({ timestamp }) => timestamp));
  const isKnown = (message: ChatMessage | undefined) =>
    message?.isBot === true && known.has(message.timestamp);
  const rest = live.filter(
    (message, index) => !isKnown(message) && !(!message.isBot && isKnown(live[index + 1])),
  );
  const earlier = history.map(({ content, isBot, timestamp }, index) => ({
    id: `history-${index}-${timestamp}`,
    content,
    isBot,
    timestamp,
  }));
  return [...earlier, ...rest];
}
