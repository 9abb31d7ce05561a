import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFile } from '@northloop/contracts';
import { sha256 } from '../../build/record/describe-files.js';
import { ReleaseStoreError } from '../release-store-error.js';

/**
 * Reads a file of a build.
 * @throws {ReleaseStoreError} if it is not the file that the release's record describes.
 */
export async function readVerifiedFile(folder: string, file: ReleaseFile): Promise<Uint8Array> {
  const path = join(folder, file.path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new ReleaseStoreError(`${path} could not be read`, { cause });
  });
  if (bytes.byteLength !== file.bytes || sha256(bytes) !== file.sha256) {
    throw new ReleaseStoreError(`${path} is not the file that the release's record describes`);
  }
  return bytes;
}
