/** Bytes of a store, with what tells whether they are still the same at the next read. */
export interface StoredBytes {
  bytes: Uint8Array;
  /** Absent where the store gives none. */
  tag?: string;
}

/** What a place that keeps releases must be able to do to be read from. Paths are relative to the store's root. */
export interface StoreSource {
  /** How the store is called in messages. */
  readonly location: string;
  /**
   * Reads one file; `unchanged` when it still carries `knownTag`, null when there is none.
   * @throws {ReleaseStoreError} when the store cannot tell.
   */
  read(
    path: string,
    options: { signal: AbortSignal; knownTag?: string },
  ): Promise<StoredBytes | 'unchanged' | null>;
}
