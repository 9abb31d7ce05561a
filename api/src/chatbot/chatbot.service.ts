import { Inject, Injectable } from '@nestjs/common';
import type {
  ChatMessageRequest,
  ChatMessageResponse,
  ConversationMessage,
} from '@northloop/contracts';
import { CHAT_ENGINE, type ChatEngine, type ChatPiece } from './chat-engine.js';
import { ChatbotRepository, type Exchange } from './chatbot.repository.js';
import { createConversationId } from './conversation-id.js';

/** Messages of a conversation that are shown. */
const HISTORY_LIMIT = 200;

/** Messages that the engine hears of: what was said before them is another subject. */
const MEMORY_LIMIT = 24;

/** Holds conversations: asks the engine and keeps what was said. */
@Injectable()
export class ChatbotService {
  constructor(
    @Inject(CHAT_ENGINE) private readonly engine: ChatEngine,
    private readonly conversations: ChatbotRepository,
  ) {}

  /** Whether replies are worth asking for in pieces. */
  get streams(): boolean {
    return this.engine.streams;
  }

  /**
   * Answers one message. Both sides are stored before the answer counts as given; nothing is stored for a
   * client that has left, which takes its message back.
   * @param signal aborts when the client has left
   * @param onPiece hears of the reply while it comes into being
   * @throws the signal's reason
   */
  async answer(
    request: ChatMessageRequest,
    signal: AbortSignal,
    onPiece?: (piece: ChatPiece) => void,
  ): Promise<ChatMessageResponse> {
    const offeredId = request.conversationId;
    const askedAt = new Date();
    const history =
      offeredId === undefined ? [] : await this.conversations.messages(offeredId, MEMORY_LIMIT);
    const { text: response, ...extras } = await this.engine.reply(
      request.message,
      history,
      signal,
      onPiece,
    );
    signal.throwIfAborted();
    const answeredAt = new Date();
    const conversationId = await this.keep(offeredId ?? createConversationId(), {
      question: request.message,
      askedAt,
      answer: response,
      answeredAt,
    });
    return {
      success: true,
      response,
      timestamp: answeredAt.toISOString(),
      conversationId,
      ...extras,
    };
  }

  /** What was said. The visitor has just opened the assistant: while they read, we get ready for a question. */
  async history(conversationId: string): Promise<ConversationMessage[]> {
    const messages = await this.conversations.messages(conversationId, HISTORY_LIMIT);
    setImmediate(() => this.engine.prepare());
    return messages;
  }

  /** Deletes what was said; nothing can be added to the conversation afterwards. */
  forget(conversationId: string): Promise<void> {
    return this.conversations.delete(conversationId);
  }

  /** Stores the exchange, under a new id when the conversation was deleted meanwhile. */
  private async keep(conversationId: string, exchange: Exchange): Promise<string> {
    if (await this.conversations.add(conversationId, exchange)) return conversationId;
    const freshId = createConversationId();
    await this.conversations.add(freshId, exchange);
    return freshId;
  }
}
