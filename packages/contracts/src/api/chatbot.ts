import type { ContactRequest } from './contact.js';

/**
 * `conv_{timestamp}_{random}`. Whoever knows the id can read the history, so this site uses 128 random bits. Other
 * clients may send shorter ids, such as those made with `Math.random().toString(36)`; how well these protect a history
 * is up to the client.
 */
export const CONVERSATION_ID_PATTERN = /^conv_\d{10,16}_[A-Za-z0-9_-]{6,64}$/;

/** Longest message a visitor may send, in characters. */
export const CHAT_MESSAGE_MAX_LENGTH = 2000;

/** POST /api/chatbot/message and POST /api/chatbot/stream */
export interface ChatMessageRequest {
  message: string;
  /** Left out on the first turn by a client that has no id yet. The API then creates one. */
  conversationId?: string;
  /** The visitor's time zone, such as `Europe/Oslo`, in which they name times. It is not stored. */
  timeZone?: string;
}

/** A page of this site that belongs to an answer. */
export interface ChatLink {
  /** Label of the link, such as 'Draft a mockup'. */
  label: string;
  /** Path on this site, such as `/services/seo` or `/#mockup`. */
  path: string;
  /** `source`: the answer comes from there. `step`: what the visitor could do next. */
  kind: 'source' | 'step';
}

/** What the visitor said in the conversation about how to reach them and what for. Nothing in it is guessed. */
export interface ChatLead {
  name?: string;
  email?: string;
  phone?: string;
  /** What they want, in their own words. The form shows the first 1,000 characters. */
  message?: string;
  /** Free times for a talk that fit what was said: starts, ISO 8601 in UTC. The form books the one that is chosen. */
  slots?: string[];
  /** The one of them that was asked for. */
  slot?: string;
}

export interface ChatMessageResponse {
  success: boolean;
  /**
   * Plain text. Pages of this site appear in it as paths. It may use a little Markdown: `**bold**`, `*italic*`, lists
   * with `- ` and `1. `, and `[text](/path)`.
   */
  response: string;
  /** ISO 8601 */
  timestamp: string;
  /** The id of the request, or a new one if there was none or the conversation was deleted. */
  conversationId: string;
  links?: ChatLink[];
  /** What the visitor might ask next, as they would write it. */
  suggestions?: string[];
  /** A draft for the contact form if the visitor goes on to a person: a short version of the conversation. */
  contactDraft?: Partial<ContactRequest>;
  /** The assistant suggests handing over to a person. */
  handover?: boolean;
  /** The assistant asks back: two or three things that the visitor may mean, as they would write them. */
  choices?: string[];
  /** The visitor gave contact data or wants to be contacted. The form for it opens, filled in with this. */
  lead?: ChatLead;
  /** The visitor wants the conversation deleted. The client offers a button that does it. */
  offersDeletion?: boolean;
}

/**
 * Events of POST /api/chatbot/stream (server-sent events; `data` is JSON).
 * `delta`: the next piece of the reply. `restart`: discard what came so far, the reply starts again. `done`: the whole
 * answer, the same as from the plain call; always the last event. `failed`: there is no answer.
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
  /** Replies take a while, so clients should use /api/chatbot/stream. */
  streams?: boolean;
}

/** DELETE /api/chatbot/history/{conversationId}. Deleting an unknown conversation also succeeds. */
export interface ChatDeletionResponse {
  success: boolean;
}
