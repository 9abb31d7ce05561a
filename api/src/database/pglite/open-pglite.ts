import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { IN_MEMORY } from '../../config/environment.js';
import type { DatabaseConnection } from '../database.js';
import { migrationSettings } from '../migrations.js';
import * as schema from '../schema.js';
import { claimDirectory, type DirectoryClaim } from './directory-claim.js';
import { EMPTY_DATABASE_FILE } from './empty-database.js';

/**
 * PostgreSQL's page buffer is 128 MB by default. It is initialized at every start, which took half of the processor
 * time of a start. This database is small, and a request reads only a few pages.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

/**
 * Opens the embedded database in `<dataDir>/pglite`, or in memory for `memory://`. A new one begins as a copy of the
 * empty database from the build.
 * @throws DirectoryInUseError if another process has the folder open: two writers would corrupt it
 */
export async function openPglite(dataDir: string): Promise<DatabaseConnection> {
  if (dataDir === IN_MEMORY) return connect(await createFromEmpty(IN_MEMORY));
  const folder = join(dataDir, 'pglite');
  await mkdir(folder, { recursive: true });
  const claim = await claimDirectory(folder);
  try {
    return await connect(await openFolder(folder), claim);
  } catch (error) {
    await claim.release();
    throw error;
  }
}

async function openFolder(folder: string): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  // If an earlier start was killed while it wrote the first files, the database cannot be opened and holds no data.
  if (existsSync(unfinished)) await rm(folder, { recursive: true, force: true });
  else if (existsSync(join(folder, 'PG_VERSION'))) return create(folder);
  await writeFile(unfinished, '');
  const client = await createFromEmpty(folder);
  await rm(unfinished);
  return client;
}

const create = (place: string, options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create(place, { startParams: START_PARAMETERS, ...options });

const createFromEmpty = async (place: string): Promise<PGlite> =>
  create(place, { loadDataDir: new Blob([await readFile(EMPTY_DATABASE_FILE)]) });

async function connect(client: PGlite, claim?: DirectoryClaim): Promise<DatabaseConnection> {
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
}
