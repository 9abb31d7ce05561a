import type { Readable } from 'node:stream';
import { ReleaseStoreError } from '../release-store-error.js';
import { collectBytes, TooLargeError } from './collect-bytes.js';

/** A file of a store that can be read, with what tells whether it is still the same at the next look. */
export interface OpenedFile {
  /** Its failures are heard by reading it: it may fail before that. */
  body: Readable;
  /** Absent where the store gives none. */
  tag?: string;
}

/** What a place that keeps releases must be able to do to be read from. Paths are relative to the store's root. */
export interface StoreSource {
  /** How the store is called in messages. */
  readonly location: string;
  /**
   * Opens one file; `unchanged` when it still carries `knownTag`, null when there is none.
   * @throws {ReleaseStoreError} when the store cannot tell.
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
