import type { ChatLink, ContactRequest } from '@northloop/contracts';

/** One earlier turn of a conversation. */
export interface ChatTurn {
  content: string;
  isBot: boolean;
}

/** What the assistant says, and what goes with it. */
export interface ChatReply {
  /** Plain text; pages of this site stand in it as paths such as /contact. */
  text: string;
  links?: ChatLink[];
  suggestions?: string[];
  contactDraft?: Partial<ContactRequest>;
  handover?: boolean;
}

/** Injection token of the engine that answers. */
export const CHAT_ENGINE = Symbol('ChatEngine');

/** A piece of a reply on its way; `restart` voids the pieces before it. */
export type ChatPiece = { kind: 'text'; text: string } | { kind: 'restart' };

/** Answers a visitor's message. */
export interface ChatEngine {
  readonly name: string;
  /** Whether replies take long enough to be worth sending in pieces. */
  readonly streams: boolean;
  /** Makes ready what the first question would wait for. */
  prepare(): void;
  /**
   * @param history earlier turns, oldest first
   * @param signal ends the work when nobody waits for the reply any more
   * @param onPiece hears of the reply as it comes into being; the resolved reply counts
   */
  reply(
    message: string,
    history: readonly ChatTurn[],
    signal?: AbortSignal,
    onPiece?: (piece: ChatPiece) => void,
  ): Promise<ChatReply>;
}
