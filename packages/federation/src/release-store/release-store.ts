import type { ModuleName, ReleaseRecord, ReleaseRegistryDocument } from '@northloop/contracts';
import type { ReleaseReader } from './release-reader.js';

/** A release by its name. */
export interface ReleaseName {
  module: ModuleName;
  version: string;
}

/** Keeps releases and the registry, and lets several people change them at once. */
export interface ReleaseStore extends ReleaseReader {
  /**
   * Puts a document in the place of the one with the expected revision; 0 is none yet.
   * @throws {RegistryConflictError} when the store holds another revision by now.
   */
  writeRegistry(document: ReleaseRegistryDocument, expectedRevision: number): Promise<void>;
  /**
   * Stores a release. Until its last byte is stored there is no such release, and one that is there is never changed.
   * @param folder the build: the record's files, each of which is verified on the way.
   */
  putRelease(record: ReleaseRecord, folder: string): Promise<'stored' | 'already there'>;
  hasRelease(module: ModuleName, version: string): Promise<boolean>;
  /** Takes a release away; nothing half-removed can be had in between. */
  removeRelease(module: ModuleName, version: string): Promise<void>;
  /** Every release that is stored whole. */
  listReleases(): Promise<ReleaseName[]>;
  /** Takes away what publishers that were killed have left behind before this time. Gives what it was of. */
  removeUnfinished(before: Date): Promise<ReleaseName[]>;
}
