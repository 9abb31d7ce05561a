import type { ConversationMessage } from '@northloop/contracts';
import type { ChatMessage } from './chat-message';

/**
 * Joins the server's history with what was said in this page while the history was on its way.
 * The server's messages have no ids: an exchange is known by its reply's timestamp, which the server
 * gives both in the history and in the reply itself.
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
