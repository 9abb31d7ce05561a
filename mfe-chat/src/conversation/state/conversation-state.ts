import type { ChatMessage } from './chat-message';

/** Status of loading earlier messages. A failed load is tried again the next time the panel opens. */
export type HistoryStatus = 'unloaded' | 'loading' | 'loaded' | 'failed';

/** Everything the panel shows of a conversation. */
export interface ConversationState {
  conversationId: string;
  /** The id existed before this visit, so there may be earlier messages. */
  isResumed: boolean;
  /** Oldest first; the greeting is always the first. */
  messages: readonly ChatMessage[];
  history: HistoryStatus;
  /** Id of the message that is waiting for its reply. */
  pendingId: string | null;
  /** The part of the awaited reply that has arrived so far; may be empty. */
  partialReply: string;
  /** The text in the input. */
  draft: string;
  /** The draft is a message that could not be sent. */
  isUnsent: boolean;
  /** Replies that arrived while the panel was closed. */
  unread: number;
}

/** Id of the fixed first message. It is never sent to the server and is not part of a history. */
export const GREETING_ID = 'greeting';

/** The assistant's fixed welcome (specification, section 9). */
export const GREETING =
  'Hi, I’m the AI assistant at Northloop. Ask about our services, what a website costs, how long a project takes, or how to reach us.';

/** The initial values of another conversation. */
export interface ConversationStart {
  conversationId: string;
  isResumed: boolean;
}

/** Creates a conversation that contains only the greeting. */
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

/** Whether no message besides the greeting is known. */
export const holdsOnlyGreeting = ({ messages }: ConversationState): boolean =>
  messages.length === 1;

/** Whether earlier messages may still arrive, so that the messages on screen may not be the whole conversation. */
export const awaitsHistory = ({ isResumed, history }: ConversationState): boolean =>
  isResumed && (history === 'unloaded' || history === 'loading');
