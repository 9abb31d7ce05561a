import { Inject, Injectable } from '@nestjs/common';
import type {
  ChatMessageRequest,
  ChatMessageResponse,
  ConversationMessage,
} from '@northloop/contracts';
import { CHAT_ENGINE, type ChatEngine, type ChatPiece } from './chat-engine.js';
import { ChatbotRepository, type Exchange } from './chatbot.repository.js';
import { ConsultationOffers } from './consultation-offers.js';
import { freshState } from './conversation/conversation-state.js';
import { createConversationId } from './conversation-id.js';

/** Most messages of a conversation that are shown. */
const HISTORY_LIMIT = 200;

/** Most messages that the engine receives. Older ones are usually about another subject. */
const MEMORY_LIMIT = 24;

/** Answers messages with the engine and stores the conversations. */
@Injectable()
export class ChatbotService {
  constructor(
    @Inject(CHAT_ENGINE) private readonly engine: ChatEngine,
    private readonly conversations: ChatbotRepository,
    private readonly offers: ConsultationOffers,
  ) {}

  /** Whether replies are worth streaming. */
  get streams(): boolean {
    return this.engine.streams;
  }

  /**
   * Answers one message. Both sides are stored before the answer is returned. If the client disconnects, nothing is
   * stored, because the client then withdraws its message.
   * @param signal aborts when the client disconnects
   * @param onPiece receives the reply as it is written
   * @throws the signal's reason
   */
  async answer(
    request: ChatMessageRequest,
    signal: AbortSignal,
    onPiece?: (piece: ChatPiece) => void,
  ): Promise<ChatMessageResponse> {
    const offeredId = request.conversationId;
    const askedAt = new Date();
    const conversation =
      offeredId === undefined
        ? { history: [], state: freshState }
        : await this.conversations.find(offeredId, MEMORY_LIMIT);
    const { reply, state } = await this.engine.reply(
      request.message,
      conversation,
      signal,
      onPiece,
    );
    const { text: response, ...extras } = await this.offers.addTo(reply, request.timeZone);
    signal.throwIfAborted();
    const answeredAt = new Date();
    const conversationId = await this.keep(offeredId ?? createConversationId(), {
      question: request.message,
      askedAt,
      answer: response,
      answeredAt,
      state,
    });
    return {
      success: true,
      response,
      timestamp: answeredAt.toISOString(),
      conversationId,
      ...extras,
    };
  }

  /**
   * The messages of a conversation. The visitor has just opened the assistant, so the engine is prepared for a question
   * while they read.
   */
  async history(conversationId: string): Promise<ConversationMessage[]> {
    const messages = await this.conversations.messages(conversationId, HISTORY_LIMIT);
    setImmediate(() => this.engine.prepare());
    return messages;
  }

  /** Deletes the messages of a conversation. Nothing can be added to it afterwards. */
  forget(conversationId: string): Promise<void> {
    return this.conversations.delete(conversationId);
  }

  /** Stores the exchange, under a new id if the conversation was deleted in the meantime. */
  private async keep(conversationId: string, exchange: Exchange): Promise<string> {
    if (await this.conversations.add(conversationId, exchange)) return conversationId;
    const freshId = createConversationId();
    await this.conversations.add(freshId, exchange);
    return freshId;
  }
}
