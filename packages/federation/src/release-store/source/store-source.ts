import type { Readable } from 'node:stream';
import { ReleaseStoreError } from '../release-store-error.js';
import { collectBytes, TooLargeError } from './collect-bytes.js';

/** A file of a store that can be read, with a tag to check later whether it is still the same. */
export interface OpenedFile {
  /** Failures only show up when it is read; it may fail before that. */
  body: Readable;
  /** Left out if the store provides none. */
  tag?: string;
}

/** What a store must be able to do to be read from. Paths are relative to the store's root. */
export interface StoreSource {
  /** Name of the store in messages. */
  readonly location: string;
  /**
   * Opens one file; `unchanged` if it still has `knownTag`, null if there is none.
   * @throws {ReleaseStoreError} if the store does not answer.
   */
  open(
    path: string,
    options: { signal: AbortSignal; knownTag?: string },
  ): Promise<OpenedFile | 'unchanged' | null>;
}

/** Bytes of a whole file of a store. */
export interface StoredBytes {
  bytes: Uint8Array;
  tag?: string;
}

/**
 * Reads one whole file; `unchanged` if it still has `knownTag`, null if there is none.
 * @param limit largest allowed size in bytes.
 * @throws {ReleaseStoreError} if the store does not answer, or the file is too large.
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
