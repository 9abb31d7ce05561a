import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tree, writeTree } from './write-tree.js';

export interface TemporaryFolder {
  path: string;
  /** Takes the folder away with everything in it. */
  remove(): Promise<void>;
}

/**
 * Makes a folder with these files, outside of the workspace; in Vitest, the form in `vitest.ts` removes it by itself.
 */
export async function temporaryFolder(files: Tree = {}): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'northloop-'));
  await writeTree(path, files);
  return {
    path,
    // A server that is being stopped may still be writing its last file.
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  };
}
