import type { ChatMessage } from './chat-message';

/** Where the loading of earlier messages stands. A failed load may be tried again at the next opening. */
export type HistoryStatus = 'unloaded' | 'loading' | 'loaded' | 'failed';

/** Everything the panel shows of a conversation. */
export interface ConversationState {
  conversationId: string;
  /** The id was there before this visit, so earlier messages may come. */
  isResumed: boolean;
  /** Oldest first; the greeting is always the first. */
  messages: readonly ChatMessage[];
  history: HistoryStatus;
  /** Id of the message that waits for its reply. */
  pendingId: string | null;
  /** As much of the awaited reply as has come; empty while none has. */
  partialReply: string;
  /** What stands in the input. */
  draft: string;
  /** The draft is a message that could not be sent. */
  isUnsent: boolean;
  /** Replies that arrived while the panel was closed. */
  unread: number;
}

/** Id of the fixed first message. It is never sent to the server, nor part of a history. */
export const GREETING_ID = 'greeting';

/** The assistant's fixed welcome (specification, section 9). */
export const GREETING =
  'Hi, I’m the AI assistant at Northloop. Ask about our services, what a website costs, how long a project takes, or how to reach us.';

/** What another conversation begins with. */
export interface ConversationStart {
  conversationId: string;
  isResumed: boolean;
}

/** A conversation of which only the greeting is known. */
export function startConversation({
  conversationId,
  isResumed,
}: ConversationStart): ConversationState {
  return {
    conversationId,
    isResumed,
    messages: [{ id: GREETING_ID, content: GREETING, isBot: true, timestamp: '' }],
    history: 'unloaded',
    pendingId: null,
    partialReply: '',
    draft: '',
    isUnsent: false,
    unread: 0,
  };
}

/** Whether nothing was said yet, as far as it is known. */
export const holdsOnlyGreeting = ({ messages }: ConversationState): boolean =>
  messages.length === 1;

/** Earlier messages may still come, so that what is on the screen is not the whole conversation. */
export const awaitsHistory = ({ isResumed, history }: ConversationState): boolean =>
  isResumed && (history === 'unloaded' || history === 'loading');
