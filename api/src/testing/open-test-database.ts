import { PGlite } from '@electric-sql/pglite';
import { IN_MEMORY } from '../config/environment.js';
import { type OpenDatabase, openDatabase } from '../database/database.js';
import { openPglite } from '../database/open-pglite.js';

let image: Promise<Blob> | undefined;

/** Opens the database that the settings name; embedded ones start from one empty image, in a sixth of the time. */
export const openTestDatabase: OpenDatabase = async (environment, logger) => {
  if (environment.databaseUrl !== undefined) return openDatabase(environment, logger);
  image ??= createImage();
  return openPglite(environment.dataDir, await image);
};

async function createImage(): Promise<Blob> {
  const client = await PGlite.create(IN_MEMORY);
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}
