import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/**
 * Waits until no other transaction holds the lock of this name, then holds it until this one ends. What is looked at
 * afterwards stays true until whatever follows from it is written. Two names may share a lock: that only costs a wait.
 */
export async function lockInTransaction(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
