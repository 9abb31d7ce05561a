import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '../../logging/logger.js';
import type { DatabaseConnection } from '../database.js';
import { isDatabaseUnavailable } from '../is-database-unavailable.js';
import { migrationSettings } from '../migrations.js';
import { createPooledDatabase } from './pooled-database.js';

export interface PostgresSettings {
  url: string;
  schema: string | undefined;
  poolSize: number;
}

/** How long to wait at start for a server that is still starting. */
const START_WAIT_MS = 30_000;

/** An arbitrary constant that all replicas share: the ASCII bytes of 'nloop'. */
const MIGRATION_LOCK = 474_265_644_912;

/**
 * Opens a pool and migrates under an advisory lock, so that replicas that start together do not collide.
 * @throws if the server stays unreachable for 30 s or a migration fails
 */
export async function openPostgres(
  settings: PostgresSettings,
  logger: Logger,
): Promise<DatabaseConnection> {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    application_name: 'northloop-api',
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    ...(settings.schema === undefined ? {} : { options: `-c search_path=${settings.schema}` }),
  });
  // Without these listeners, a broken connection would end the process, whether it is in use (first) or idle (second).
  // If it is in use, the running query also fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => logger.warn({ err: error }, 'A database connection was lost'));
  try {
    await migrateWhenReachable(pool, settings.schema, logger);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    claim: undefined,
    database: createPooledDatabase(pool),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function migrateWhenReachable(
  pool: pg.Pool,
  schemaName: string | undefined,
  logger: Logger,
): Promise<void> {
  const deadline = Date.now() + START_WAIT_MS;
  for (;;) {
    try {
      return await migrateUnderLock(pool, schemaName);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      logger.warn({ err: error }, 'The database is not responding yet; trying again');
      await delay(1_000);
    }
  }
}

async function migrateUnderLock(pool: pg.Pool, schemaName: string | undefined): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    // Waiting for another replica's migration may take longer than a request may.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), migrationSettings(schemaName));
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // Ending the session releases the lock, even if an unlock could not be sent any more.
    client.release(failure ?? true);
  }
}
