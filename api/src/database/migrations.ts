import { fileURLToPath } from 'node:url';

/**
 * Where the SQL files are and how applied files are recorded. The path leads to `src` from both `src/database` and
 * `dist/database`, because the compiler does not copy SQL. The files name no schema, so that they run in whichever
 * schema the connection uses.
 */
export function migrationSettings(schema: string | undefined) {
  return {
    migrationsFolder: fileURLToPath(new URL('../../src/database/migrations', import.meta.url)),
    migrationsTable: 'schema_migrations',
    migrationsSchema: schema ?? 'public',
  };
}
