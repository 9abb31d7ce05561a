import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DirectoryClaim } from './pglite/directory-claim.js';
import type * as schema from './schema.js';

/** Queries in the dialect that PostgreSQL and the embedded PGlite share. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database, with what its owner needs to monitor and close it. */
export interface DatabaseConnection {
  kind: 'postgres' | 'pglite';
  database: Database;
  /** Set for an embedded database on disk, which only one process may open. */
  claim: DirectoryClaim | undefined;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
