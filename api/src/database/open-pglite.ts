import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { IN_MEMORY } from '../config/environment.js';
import type { DatabaseConnection } from './database.js';
import { claimDirectory, type DirectoryClaim } from './directory-claim.js';
import { migrationSettings } from './migrations.js';
import * as schema from './schema.js';

/**
 * Opens the embedded database in `<dataDir>/pglite`, or in memory for `memory://`.
 * `image` is a dump of a data folder to begin with, which spares a new database its slow set-up.
 * @throws DirectoryInUseError when another process has the folder open: two writers would ruin it
 */
export async function openPglite(dataDir: string, image?: Blob): Promise<DatabaseConnection> {
  let claim: DirectoryClaim | undefined;
  let folder: string | undefined;
  if (dataDir !== IN_MEMORY) {
    folder = join(dataDir, 'pglite');
    await mkdir(folder, { recursive: true });
    claim = await claimDirectory(folder);
  }
  try {
    const client = await PGlite.create(folder ?? IN_MEMORY, {
      ...(image === undefined ? {} : { loadDataDir: image }),
    });
    await migrate(drizzle(client), migrationSettings(undefined));
    return {
      kind: 'pglite',
      claim,
      database: drizzle(client, { schema }),
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        await claim?.release();
      },
    };
  } catch (error) {
    await claim?.release();
    throw error;
  }
}
