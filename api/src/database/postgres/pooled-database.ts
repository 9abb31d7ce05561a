import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../database.js';
import { isDatabaseUnavailable } from '../is-database-unavailable.js';
import * as schema from '../schema.js';

/**
 * Queries on a pool, with transactions that always release their connection. Drizzle's own transactions never release
 * it if the connection breaks on `begin`, until the pool is exhausted.
 */
export function createPooledDatabase(pool: pg.Pool): Database {
  const database = drizzle(pool, { schema });
  database.transaction = async (work, settings) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await drizzle(client, { schema }).transaction(work, settings);
    } catch (error) {
      if (error instanceof Error && isDatabaseUnavailable(error)) broken = error;
      throw error;
    } finally {
      // With an error, the pool discards the connection instead of reusing it.
      client.release(broken);
    }
  };
  return database;
}
