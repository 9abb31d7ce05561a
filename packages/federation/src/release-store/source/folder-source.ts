import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { ReleaseStoreError } from '../release-store-error.js';
import { isNoSuchFile } from '../store/file-errors.js';
import { heardByReading } from './heard-by-reading.js';
import type { StoreSource } from './store-source.js';

/** Reads a store in a local or mounted folder. */
export const folderSource = (root: string): StoreSource => ({
  location: root,
  async open(path, { knownTag, signal }) {
    const file = join(root, path);
    try {
      const handle = await open(file);
      // The stream closes the file when it ends or fails.
      const body = addAbortSignal(signal, heardByReading(handle.createReadStream()));
      const { ino, size, mtimeNs } = await handle.stat({ bigint: true }).catch((error: unknown) => {
        body.destroy();
        throw error;
      });
      // Files are replaced, never rewritten, so a new file has a new inode even within the same tick of the clock.
      const tag = `${ino}-${size}-${mtimeNs}`;
      if (tag !== knownTag) return { body, tag };
      body.destroy();
      return 'unchanged';
    } catch (cause) {
      if (isNoSuchFile(cause)) return null;
      throw new ReleaseStoreError(`${file} could not be read`, { cause });
    }
  },
});
