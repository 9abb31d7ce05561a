import type { Readable } from 'node:stream';

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
