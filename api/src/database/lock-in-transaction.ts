import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/**
 * Waits until no other transaction holds the lock with this name, then holds it until this transaction ends. What the
 * transaction reads after this call cannot be changed by others that take the same lock. Two names may share a lock;
 * that only costs waiting time.
 */
export async function lockInTransaction(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
