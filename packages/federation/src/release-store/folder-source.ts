import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoSuchFile } from './file-errors.js';
import { ReleaseStoreError } from './release-store-error.js';
import type { StoreSource } from './store-source.js';

/** Reads a store that is a folder of this machine, or one that is mounted. */
export const folderSource = (root: string): StoreSource => ({
  location: root,
  async read(path, { knownTag, signal }) {
    const file = join(root, path);
    try {
      const handle = await open(file);
      try {
        const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
        // A file is replaced, never rewritten: another one has another inode even within one tick of the clock.
        const tag = `${ino}-${size}-${mtimeNs}`;
        if (tag === knownTag) return 'unchanged';
        return { bytes: await handle.readFile({ signal }), tag };
      } finally {
        await handle.close();
      }
    } catch (cause) {
      if (isNoSuchFile(cause)) return null;
      throw new ReleaseStoreError(`${file} could not be read`, { cause });
    }
  },
});
