import { openTabChannel } from '@northloop/kit/browser-features/tab-channel';
import type { ChatMessage, Exchange } from '../state/chat-message';
import { isConversationId } from './conversation-id';

const CHANNEL_NAME = 'northloop-chat';

/** How the open tabs of one visitor tell each other what was said. */
export interface ConversationChannel {
  /** Tells the other tabs of a finished exchange. Unfinished ones stay in their tab: it may be closed at any time. */
  announce(exchange: Exchange): void;
  close(): void;
}

const isMessage = (value: unknown): value is ChatMessage =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'content' in value &&
  typeof value.content === 'string' &&
  'isBot' in value &&
  typeof value.isBot === 'boolean' &&
  'timestamp' in value &&
  typeof value.timestamp === 'string';

/** Another tab may run another release of this module, so what it says is checked. */
const isExchange = (value: unknown): value is Exchange =>
  typeof value === 'object' &&
  value !== null &&
  'conversationId' in value &&
  isConversationId(value.conversationId) &&
  'question' in value &&
  isMessage(value.question) &&
  'reply' in value &&
  isMessage(value.reply);

/** Joins the channel between tabs; `onExchange` hears of the others' exchanges, never of its own. */
export function openConversationChannel(
  onExchange: (exchange: Exchange) => void,
): ConversationChannel {
  const { post, close } = openTabChannel(CHANNEL_NAME, (message) => {
    if (isExchange(message)) onExchange(message);
  });
  return { announce: post, close };
}
