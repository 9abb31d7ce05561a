import type { ChatLink, ContactRequest } from '@northloop/contracts';

/** One earlier turn of a conversation. */
export interface ChatTurn {
  content: string;
  isBot: boolean;
}

/** The assistant's reply and what is shown with it. */
export interface ChatReply {
  /** Plain text. Pages of this site appear as paths such as /contact. */
  text: string;
  links?: ChatLink[];
  suggestions?: string[];
  contactDraft?: Partial<ContactRequest>;
  handover?: boolean;
}

/**
 * What a conversation is about so far, kept between turns. All of it comes from the visitor's words.
 */
export interface ConversationState {
  /** Subject of the last answer, such as `price`. */
  topic?: string;
  project?: { type?: string; pages?: number; features?: readonly string[] };
}

/** The conversation before a message. */
export interface Conversation {
  /** Earlier turns, oldest first. */
  history: readonly ChatTurn[];
  state: ConversationState;
}

/** A reply, and the state to be stored with it. */
export interface Turn {
  reply: ChatReply;
  state: ConversationState;
}

/** Something the site says. */
export interface Fact {
  /** Plain text. */
  text: string;
  /** The page that says it, as a path. */
  path: string;
  title: string;
}

/** A turn as the embedded engine sees it, for an engine that puts the reply into other words. */
export interface Consideration extends Turn {
  /** Whether the reply must be used word for word. */
  isFixed: boolean;
  /** What the site says about it, best first; at most six. */
  facts: readonly Fact[];
}

/** An engine that knows the facts behind its replies. */
export interface ConsideringEngine {
  prepare(): void;
  consider(message: string, conversation: Conversation): Promise<Consideration>;
}

/** Injection token of the engine that answers. */
export const CHAT_ENGINE = Symbol('ChatEngine');

/** A piece of a reply being streamed. `restart` discards the pieces before it. */
export type ChatPiece = { kind: 'text'; text: string } | { kind: 'restart' };

/** Answers a visitor's message. */
export interface ChatEngine {
  readonly name: string;
  /** Whether replies take long enough to be worth streaming. */
  readonly streams: boolean;
  /** Loads in advance what the first question would have to wait for. */
  prepare(): void;
  /**
   * @param signal aborts the work when the client no longer waits for the reply
   * @param onPiece receives the pieces as they are written; the resolved reply is authoritative
   */
  reply(
    message: string,
    conversation: Conversation,
    signal?: AbortSignal,
    onPiece?: (piece: ChatPiece) => void,
  ): Promise<Turn>;
}
