import { openTabChannel } from '@northloop/kit/browser-features/tab-channel';
import type { ChatMessage, Exchange } from '../state/chat-message';
import { isConversationId } from './conversation-id';

const CHANNEL_NAME = 'northloop-chat';

/** Keeps a visitor's open tabs in sync. */
export interface ConversationChannel {
  /** Sends a finished exchange to the other tabs. Unfinished ones stay in their tab, which may close at any time. */
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

/** Another tab may run a different release of this module, so its messages are checked. */
const isExchange = (value: unknown): value is Exchange =>
  typeof value === 'object' &&
  value !== null &&
  'conversationId' in value &&
  isConversationId(value.conversationId) &&
  'question' in value &&
  isMessage(value.question) &&
  'reply' in value &&
  isMessage(value.reply);

/** Joins the channel between tabs. `onExchange` gets the exchanges of other tabs, not those of this one. */
export function openConversationChannel(
  onExchange: (exchange: Exchange) => void,
): ConversationChannel {
  const { post, close } = openTabChannel(CHANNEL_NAME, (message) => {
    if (isExchange(message)) onExchange(message);
  });
  return { announce: post, close };
}
