import { ReleaseStoreError } from '../release-store-error.js';
import { collectBytes, TooLargeError } from './collect-bytes.js';
import type { StoreSource } from './store-source.js';

/** All bytes of a stored file. */
export interface StoredBytes {
  bytes: Uint8Array;
  tag?: string;
}

/**
 * Reads a whole file.
 * @param limit largest size, in bytes.
 * @returns `unchanged` if the file still has `knownTag`, null if there is no such file.
 * @throws {ReleaseStoreError} if the store cannot be read or the file is too large.
 */
export async function readWhole(
  source: StoreSource,
  path: string,
  limit: number,
  options: { signal: AbortSignal; knownTag?: string },
): Promise<StoredBytes | 'unchanged' | null> {
  const found = await source.open(path, options);
  if (!found || found === 'unchanged') return found;
  try {
    const bytes = await collectBytes(found.body, limit);
    return found.tag === undefined ? { bytes } : { bytes, tag: found.tag };
  } catch (cause) {
    const why = cause instanceof TooLargeError ? `has ${cause.message}` : 'could not be read';
    throw new ReleaseStoreError(`${path} of ${source.location} ${why}`, { cause });
  }
}

/** The error for a required file that is missing. */
export const missingFile = (source: StoreSource, path: string) =>
  new ReleaseStoreError(`There is no ${path} in ${source.location}`);

/**
 * Reads a whole file that must exist.
 * @param limit largest size, in bytes.
 * @throws {ReleaseStoreError} if the file is missing or too large, or the store cannot be read.
 */
export async function readExisting(
  source: StoreSource,
  path: string,
  limit: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const found = await readWhole(source, path, limit, { signal });
  if (!found || found === 'unchanged') throw missingFile(source, path);
  return found.bytes;
}

/**
 * Opens a file that must exist as a stream, for files that need not be held in memory. Read it immediately.
 * @throws {ReleaseStoreError} if the file is missing or the store cannot be read, also while reading.
 */
export async function openExisting(
  source: StoreSource,
  path: string,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const found = await source.open(path, { signal });
  if (!found || found === 'unchanged') throw missingFile(source, path);
  return namingFailures(found.body, `${path} of ${source.location}`);
}

/** Adds the name of the file to failures of a stream. */
async function* namingFailures(
  body: AsyncIterable<Uint8Array>,
  what: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new ReleaseStoreError(`${what} could not be read`, { cause });
  }
}
