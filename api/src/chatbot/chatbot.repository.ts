import { Inject, Injectable } from '@nestjs/common';
import type { ConversationMessage } from '@northloop/contracts';
import { desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { chatMessages, conversations } from '../database/schema.js';
import type { Conversation } from './chat-engine.js';
import { type ConversationState, readState } from './conversation/conversation-state.js';

/** A question and its answer, with their times. */
export interface Exchange {
  question: string;
  askedAt: Date;
  answer: string;
  answeredAt: Date;
  /** What the conversation is about after the answer. */
  state: ConversationState;
}

/** Marks a deleted conversation: the time of its last message is set to this. */
const DELETED = new Date(0);

@Injectable()
export class ChatbotRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The newest messages of a conversation, oldest first; none for an unknown one. */
  async messages(conversationId: string, limit: number): Promise<ConversationMessage[]> {
    const rows = await this.database
      .select({
        content: chatMessages.content,
        isBot: chatMessages.isBot,
        createdAt: chatMessages.createdAt,
      })
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

  /** A conversation to go on with: its newest messages and what it is about. Both are empty for an unknown one. */
  async find(conversationId: string, limit: number): Promise<Conversation> {
    const rows = await this.database
      .select({
        content: chatMessages.content,
        isBot: chatMessages.isBot,
        state: conversations.state,
      })
      .from(conversations)
      .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
      .where(eq(conversations.id, conversationId))
      .orderBy(desc(chatMessages.id))
      .limit(limit);
    return {
      history: rows.map(({ content, isBot }) => ({ content, isBot })).reverse(),
      state: readState(rows[0]?.state),
    };
  }

  /**
   * Stores both sides of an exchange or neither, and creates the conversation if it is new.
   * @returns false, with nothing stored, if the conversation was deleted
   */
  async add(conversationId: string, exchange: Exchange): Promise<boolean> {
    // The update also locks the row, so that exchanges of one conversation are stored one after the other.
    const kept = this.database.$with('kept').as(
      this.database
        .insert(conversations)
        .values({ id: conversationId, lastMessageAt: exchange.answeredAt, state: exchange.state })
        .onConflictDoUpdate({
          target: conversations.id,
          set: { lastMessageAt: exchange.answeredAt, state: exchange.state },
          setWhere: gt(conversations.lastMessageAt, DELETED),
        })
        .returning({ id: conversations.id }),
    );
    // One statement instead of a transaction of four, to save round trips to the database.
    const { question, answer, askedAt, answeredAt } = exchange;
    const stored = this.database.$with('stored', { id: chatMessages.id }).as(sql`
      insert into ${chatMessages} (conversation_id, content, is_bot, created_at)
      select kept.id, said.content, said.is_bot, said.created_at
      from kept cross join (values
        (1, ${question}::text, false, ${askedAt.toISOString()}::timestamptz),
        (2, ${answer}::text, true, ${answeredAt.toISOString()}::timestamptz)
      ) as said (place, content, is_bot, created_at)
      order by said.place
      returning id`);
    const rows = await this.database.with(kept, stored).select().from(stored);
    return rows.length > 0;
  }

  /**
   * Deletes all messages of a conversation. Its id stays until the next retention run, so that an answer still being
   * written cannot bring the conversation back.
   */
  async delete(conversationId: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await transaction
        .insert(conversations)
        .values({ id: conversationId, createdAt: DELETED, lastMessageAt: DELETED })
        .onConflictDoUpdate({
          target: conversations.id,
          set: { createdAt: DELETED, lastMessageAt: DELETED, state: null },
        });
      await transaction.delete(chatMessages).where(eq(chatMessages.conversationId, conversationId));
    });
  }
}
