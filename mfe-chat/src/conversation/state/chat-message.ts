import type { ChatLead, ChatLink, ContactRequest } from '@northloop/contracts';

/** Data shown with the latest reply only; it is not stored. */
export interface ReplyExtras {
  /** Pages of this site: the answer's sources and possible next steps. */
  links: readonly ChatLink[];
  /** Suggested follow-up questions. */
  suggestions: readonly string[];
  /** Values to prefill the contact form with. */
  contactDraft: Partial<ContactRequest> | null;
  /** Whether the assistant recommends that a person takes over. */
  isHandover: boolean;
  /** What the visitor may mean, when the assistant asks back. */
  choices: readonly string[];
  /** What the form for contact data is filled in with. It opens by itself when such a reply arrives. */
  lead: ChatLead | null;
  /** Whether the assistant offers to delete the conversation. */
  offersDeletion: boolean;
}

/** One message of the conversation as the panel shows it. */
export interface ChatMessage {
  id: string;
  content: string;
  isBot: boolean;
  /** ISO 8601. The server's time for replies and history, the browser's time for a message just sent. */
  timestamp: string;
  extras?: ReplyExtras;
}

/** A question and the server's reply to it. */
export interface Exchange {
  conversationId: string;
  question: ChatMessage;
  reply: ChatMessage;
}

/** Creates an id that is unique across all tabs of the visitor, because exchanges are sent between tabs. */
export function createMessageId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `message-${Array.from(random, (part) => part.toString(36)).join('')}`;
}
