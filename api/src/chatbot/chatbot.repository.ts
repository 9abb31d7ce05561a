import { Inject, Injectable } from '@nestjs/common';
import type { ConversationMessage } from '@northloop/contracts';
import { desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { chatMessages, conversations } from '../database/schema.js';

/** A question, its answer and when each was said. */
export interface Exchange {
  question: string;
  askedAt: Date;
  answer: string;
  answeredAt: Date;
}

/** The time of a conversation's last message once it is deleted. */
const DELETED = new Date(0);

@Injectable()
export class ChatbotRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The newest messages of a conversation, oldest first; none for an unknown one. */
  async messages(conversationId: string, limit: number): Promise<ConversationMessage[]> {
    const rows = await this.database
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, conversationId))
      .orderBy(desc(chatMessages.id))
      .limit(limit);
    return rows.reverse().map((row) => ({
      content: row.content,
      isBot: row.isBot,
      timestamp: row.createdAt.toISOString(),
    }));
  }

  /**
   * Stores both sides of an exchange or neither, and the conversation if it is new.
   * @returns false, with nothing stored, when the conversation was deleted
   */
  async add(conversationId: string, exchange: Exchange): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      // The update also locks the row: exchanges of one conversation are stored one after the other.
      const rows = await transaction
        .insert(conversations)
        .values({ id: conversationId, lastMessageAt: exchange.answeredAt })
        .onConflictDoUpdate({
          target: conversations.id,
          set: { lastMessageAt: exchange.answeredAt },
          setWhere: gt(conversations.lastMessageAt, DELETED),
        })
        .returning({ id: conversations.id });
      if (rows.length === 0) return false;
      await transaction.insert(chatMessages).values([
        {
          conversationId,
          content: exchange.question,
          isBot: false,
          createdAt: exchange.askedAt,
        },
        { conversationId, content: exchange.answer, isBot: true, createdAt: exchange.answeredAt },
      ]);
      return true;
    });
  }

  /**
   * Deletes all that was said. The id stays, with nothing beside it, until the next sweep of old records: an
   * answer that is still on its way must not bring the conversation back.
   */
  async delete(conversationId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction
        .insert(conversations)
        .values({ id: conversationId, createdAt: DELETED, lastMessageAt: DELETED })
        .onConflictDoUpdate({
          target: conversations.id,
          set: { createdAt: DELETED, lastMessageAt: DELETED },
        });
      await transaction.delete(chatMessages).where(eq(chatMessages.conversationId, conversationId));
    });
  }
}
