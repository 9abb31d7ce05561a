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
   * @param history earlier turns, oldest first
   * @param signal aborts the work when the client no longer waits for the reply
   * @param onPiece receives the pieces as they are written; the resolved reply is authoritative
   */
  reply(
    message: string,
    history: readonly ChatTurn[],
    signal?: AbortSignal,
    onPiece?: (piece: ChatPiece) => void,
  ): Promise<ChatReply>;
}
