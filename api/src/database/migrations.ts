import { fileURLToPath } from 'node:url';

/**
 * Where the SQL lies and how applied files are recorded.
 * The path leads to `src` from `src/database` and from `dist/database` alike: the compiler copies no SQL.
 * The files name no schema, so that they run in whichever schema the connection points at.
 */
export function migrationSettings(schema: string | undefined) {
  return {
    migrationsFolder: fileURLToPath(new URL('../../src/database/migrations', import.meta.url)),
    migrationsTable: 'schema_migrations',
    migrationsSchema: schema ?? 'public',
  };
}
