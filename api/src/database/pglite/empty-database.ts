import { fileURLToPath } from 'node:url';

/**
 * Where the build puts a dump of an embedded database that has its tables and no data.
 * The path leads to `dist` from `src/database/pglite` and from `dist/database/pglite` alike.
 */
export const EMPTY_DATABASE_FILE = fileURLToPath(
  new URL('../../../dist/database/empty-database.tgz', import.meta.url),
);
