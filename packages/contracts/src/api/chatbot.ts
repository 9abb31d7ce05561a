import type { ContactRequest } from './contact.js';

/**
 * `conv_{timestamp}_{random}`. An id is the only key to its history: this site's own have 128 random bits. Other clients
 * may send shorter ones, as `Math.random().toString(36)` makes them; how well they guard a history is up to them.
 */
export const CONVERSATION_ID_PATTERN = /^conv_\d{10,16}_[A-Za-z0-9_-]{6,64}$/;

/** Longest message a visitor may send, in characters. */
export const CHAT_MESSAGE_MAX_LENGTH = 2000;

/** POST /api/chatbot/message and POST /api/chatbot/stream */
export interface ChatMessageRequest {
  message: string;
  /** Absent on the first turn of a client that has no id yet: the API then makes one. */
  conversationId?: string;
}

/** A page of this site that goes with an answer. */
export interface ChatLink {
  /** What pressing it does or shows, such as 'Draft a mockup'. */
  label: string;
  /** Path on this site, such as `/services/seo` or `/#mockup`. */
  path: string;
  /** `source`: the answer comes from there. `step`: what the visitor could do next. */
  kind: 'source' | 'step';
}

export interface ChatMessageResponse {
  success: boolean;
  /** Plain text; pages of this site stand in it as paths. */
  response: string;
  /** ISO 8601 */
  timestamp: string;
  /** The request's, or a new one when there was none or it was deleted. */
  conversationId: string;
  links?: ChatLink[];
  /** What the visitor might ask next, as they would write it. */
  suggestions?: string[];
  /** What the contact form could start with when the visitor goes on to a person: the conversation in short. */
  contactDraft?: Partial<ContactRequest>;
  /** The assistant would rather have a person go on. */
  handover?: boolean;
}

/**
 * Events of POST /api/chatbot/stream (server-sent events; `data` is JSON).
 * `delta`: the next piece of the reply. `restart`: what came so far is void, the reply begins anew.
 * `done`: the whole answer, as the plain call gives it; always the last. `failed`: there is none.
 */
export type ChatStreamEvent =
  | { event: 'delta'; data: { text: string } }
  | { event: 'restart'; data: Record<string, never> }
  | { event: 'done'; data: ChatMessageResponse }
  | { event: 'failed'; data: { message: string } };

export interface ConversationMessage {
  content: string;
  isBot: boolean;
  /** ISO 8601 */
  timestamp: string;
}

/** GET /api/chatbot/history/{conversationId}. An unknown conversation has no messages. */
export interface ChatHistoryResponse {
  success: boolean;
  conversation: { conversationId: string; messages: ConversationMessage[] };
  /** Replies take a while and are worth asking for in pieces, at /api/chatbot/stream. */
  streams?: boolean;
}

/** DELETE /api/chatbot/history/{conversationId}. Deleting an unknown conversation succeeds too. */
export interface ChatDeletionResponse {
  success: boolean;
}
