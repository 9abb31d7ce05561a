import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database for one test file, dropped afterwards. */
export interface TestDatabase {
  name: string;
  databaseUrl: string | undefined;
  databaseSchema: string | undefined;
  drop(): Promise<void>;
}

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/**
 * The embedded database in memory and, if a server answers at TEST_DATABASE_URL, PostgreSQL in a separate schema. If
 * the address was set explicitly, the server must answer: silently testing less would hide a broken setup.
 */
export async function testDatabases(): Promise<TestDatabase[]> {
  const embedded: TestDatabase = {
    name: 'PGlite',
    databaseUrl: undefined,
    databaseSchema: undefined,
    drop: async () => {},
  };
  const schema = `test_${randomBytes(8).toString('hex')}`;
  try {
    await query(`create schema ${schema}`);
  } catch (error) {
    if (process.env.TEST_DATABASE_URL !== undefined) throw error;
    return [embedded];
  }
  const server: TestDatabase = {
    name: 'PostgreSQL',
    databaseUrl: POSTGRES_URL,
    databaseSchema: schema,
    drop: () => query(`drop schema ${schema} cascade`),
  };
  return [embedded, server];
}

async function query(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
