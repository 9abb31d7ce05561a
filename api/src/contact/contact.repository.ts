import { Inject, Injectable } from '@nestjs/common';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { lockInTransaction } from '../database/lock-in-transaction.js';
import { contacts } from '../database/schema.js';
import type { Lead } from './delivery/lead-channel.js';

export type NewContact = typeof contacts.$inferInsert;

/** Submissions with equal content within this time count as repeated. */
const REPEAT_WINDOW = sql`interval '10 minutes'`;

@Injectable()
export class ContactRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** Runs queries in one transaction. Resolves with the result of `work` after the commit. */
  transaction<Result>(work: (transaction: Database) => Promise<Result>): Promise<Result> {
    return this.database.transaction(work);
  }

  /**
   * Whether a submission with the same content was stored in the last minutes. Takes a lock until the transaction ends;
   * otherwise copies that arrive together would not see each other.
   */
  async isRepeat(transaction: Database, contentHash: string): Promise<boolean> {
    await lockInTransaction(transaction, `contact ${contentHash}`);
    const rows = await transaction
      .select({ id: contacts.id })
      .from(contacts)
      .where(
        and(
          eq(contacts.contentHash, contentHash),
          gt(contacts.createdAt, sql`now() - ${REPEAT_WINDOW}`),
        ),
      )
      .limit(1);
    return rows.length > 0;
  }

  /**
   * Stores a submission and resolves with its id, or with undefined if its idempotency key is taken. Waits for a
   * concurrent transaction with the same key to end.
   */
  async add(transaction: Database, contact: NewContact): Promise<string | undefined> {
    const [row] = await transaction
      .insert(contacts)
      .values(contact)
      .onConflictDoNothing({ target: contacts.idempotencyKey })
      .returning({ id: contacts.id });
    return row?.id;
  }

  async find(id: string): Promise<Lead | undefined> {
    const [row] = await this.database.select().from(contacts).where(eq(contacts.id, id));
    return row;
  }

  async findByKey(
    transaction: Database,
    idempotencyKey: string,
  ): Promise<{ id: string; contentHash: string } | undefined> {
    const [row] = await transaction
      .select({ id: contacts.id, contentHash: contacts.contentHash })
      .from(contacts)
      .where(eq(contacts.idempotencyKey, idempotencyKey));
    return row;
  }
}
