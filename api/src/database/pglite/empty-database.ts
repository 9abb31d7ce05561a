import { fileURLToPath } from 'node:url';

/**
 * Where the build stores a dump of an embedded database with its tables and no data. The path leads to `dist` from both
 * `src/database/pglite` and `dist/database/pglite`.
 */
export const EMPTY_DATABASE_FILE = fileURLToPath(
  new URL('../../../dist/database/empty-database.tgz', import.meta.url),
);
