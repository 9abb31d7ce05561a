import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../database.js';
import { isDatabaseUnavailable } from '../is-database-unavailable.js';
import * as schema from '../schema.js';

/**
 * Queries on a pool, with transactions that always give their connection back. The library's own keep it
 * for good when the connection breaks on `begin`, until none is left.
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
      // With an error, the pool drops the connection instead of lending it again.
      client.release(broken);
    }
  };
  return database;
}
