import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Tree, writeTree } from './write-tree.js';

export interface TemporaryFolder {
  path: string;
  /** Deletes the folder with everything in it. */
  remove(): Promise<void>;
}

/**
 * Creates a folder with these files outside the workspace. In Vitest tests use the version in `vitest.ts`, which
 * deletes it automatically.
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
