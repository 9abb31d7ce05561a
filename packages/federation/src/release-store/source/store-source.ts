import type { Readable } from 'node:stream';

/** A file of a store that can be read, with a tag to check later whether it is still the same. */
export interface OpenedFile {
  /** Errors are thrown only to the reader, even if the stream fails before it is read. */
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
