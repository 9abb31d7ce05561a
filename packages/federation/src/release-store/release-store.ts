import type { ModuleName, ReleaseRecord, ReleaseRegistryDocument } from '@northloop/contracts';
import type { ReleaseReader } from './release-reader.js';

/** Identifies a release. */
export interface ReleaseName {
  module: ModuleName;
  version: string;
}

/** Stores releases and the registry. Several people can change them at the same time. */
export interface ReleaseStore extends ReleaseReader {
  /**
   * Replaces the registry if it still has the expected revision; 0 means that there is none yet.
   * @throws {RegistryConflictError} if the store has another revision by now.
   */
  writeRegistry(document: ReleaseRegistryDocument, expectedRevision: number): Promise<void>;
  /**
   * Stores a release. It does not exist until its last byte is stored, and an existing release is never changed.
   * @param folder the build with the files of the record. Each file is verified before it is stored.
   */
  putRelease(record: ReleaseRecord, folder: string): Promise<'stored' | 'already there'>;
  hasRelease(module: ModuleName, version: string): Promise<boolean>;
  /** Deletes a release. A half-deleted release cannot be read in between. */
  removeRelease(module: ModuleName, version: string): Promise<void>;
  /** All releases that are stored completely. */
  listReleases(): Promise<ReleaseName[]>;
  /**
   * Deletes uploads that were started before the given time and never finished.
   * @returns the releases whose uploads were deleted.
   */
  removeUnfinished(before: Date): Promise<ReleaseName[]>;
}
