import type { ChatLink, ContactRequest } from '@northloop/contracts';

/** What goes along with a reply while it is the latest; it is not kept. */
export interface ReplyExtras {
  /** Pages of this site: where the answer comes from, and what could be done next. */
  links: readonly ChatLink[];
  /** What might be asked next. */
  suggestions: readonly string[];
  /** What the contact form could start with. */
  contactDraft: Partial<ContactRequest> | null;
  /** The assistant would rather have a person go on. */
  isHandover: boolean;
}

/** One line of the conversation as the panel shows it. */
export interface ChatMessage {
  id: string;
  content: string;
  isBot: boolean;
  /** ISO 8601. The server's for replies and history, the browser's for what was just sent. */
  timestamp: string;
  extras?: ReplyExtras;
}

/** A question and the reply that the server gave to it. */
export interface Exchange {
  conversationId: string;
  question: ChatMessage;
  reply: ChatMessage;
}

/** Makes an id that no message in any tab of the visitor has: exchanges travel between tabs. */
export function createMessageId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `message-${Array.from(random, (part) => part.toString(36)).join('')}`;
}
