import type { ChatLead, ChatLink, ContactRequest, ContentEntry } from '@northloop/contracts';
import type { ConversationState } from './conversation/conversation-state.js';

/** One earlier turn of a conversation. */
export interface ChatTurn {
  content: string;
  isBot: boolean;
}

/** A conversation before the message that is to be answered. */
export interface Conversation {
  /** Earlier turns, oldest first. */
  history: readonly ChatTurn[];
  /** What the conversation is about. */
  state: ConversationState;
}

/** The assistant's reply and what is shown with it. */
export interface ChatReply {
  /** Plain text with small Markdown. Pages of this site appear as paths such as /contact. */
  text: string;
  links?: ChatLink[];
  suggestions?: string[];
  choices?: string[];
  lead?: ChatLead;
  contactDraft?: Partial<ContactRequest>;
  handover?: boolean;
  offersDeletion?: boolean;
  /** The visitor wants to talk: when, in their own words; empty if they named no time. */
  wish?: string;
}

/** A reply, and what the conversation is about after it. */
export interface EngineAnswer {
  reply: ChatReply;
  state: ConversationState;
}

/** Something that the site says, with its page. */
export interface Fact {
  title: string;
  text: string;
  path: string;
}

/** A turn's answer with what it rests on, for an engine that puts it in other words. */
export interface Consideration extends EngineAnswer {
  /** Whether the reply must be used verbatim. */
  isFixed: boolean;
  /** What the site says about the message, best first. */
  facts: readonly Fact[];
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
  ): Promise<EngineAnswer>;
}

/** An engine that also tells what its replies rest on. */
export interface ConsideringEngine extends ChatEngine {
  /** The reply together with what it rests on. */
  consider(message: string, conversation: Conversation): Promise<Consideration>;
}

/** Injection token of what reads the live site. */
export const SITE_READER = Symbol('SiteReader');

/** Knows what the pages of the live site say. */
export interface SiteReader {
  /** Takes what the live site says now in place of what it said before. */
  replaceSiteContent(entries: readonly ContentEntry[]): void;
}
