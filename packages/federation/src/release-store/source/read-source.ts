import { ReleaseStoreError } from '../release-store-error.js';
import { collectBytes, TooLargeError } from './collect-bytes.js';
import type { StoreSource } from './store-source.js';

/** Bytes of a whole file of a store. */
export interface StoredBytes {
  bytes: Uint8Array;
  tag?: string;
}

/**
 * Reads one file as a whole; `unchanged` when it still carries `knownTag`, null when there is none.
 * @param limit bytes that it may have.
 * @throws {ReleaseStoreError} when the store cannot tell, or the file is too large.
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

/** What is thrown for a file that must be there and is not. */
export const missingFile = (source: StoreSource, path: string) =>
  new ReleaseStoreError(`There is no ${path} in ${source.location}`);

/**
 * The bytes of one file that must be there.
 * @param limit bytes that it may have.
 * @throws {ReleaseStoreError} when it is not, is too large, or the store cannot tell.
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
 * One file that must be there as it comes, for what need not be held as a whole. It must be read at once.
 * @throws {ReleaseStoreError} when it is not, or the store cannot tell; also while it is read.
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

/** A stream whose failures say what could not be read. */
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
