import type { ReleaseStore } from './release-store.js';
import { ReleaseStoreError } from './release-store-error.js';
import { storeKind } from './source/open-source.js';
import { createFolderStore } from './store/folder-store.js';
import { createS3Store } from './store/s3-store.js';

/**
 * Opens a store for changes.
 * @param location a folder, which is created with the first change, or `s3://bucket/prefix`.
 * @throws {ReleaseStoreError} if the store is read-only.
 */
export function openReleaseStore(location: string): ReleaseStore {
  const kind = storeKind(location);
  if (kind === 'folder') return createFolderStore(location);
  if (kind === 's3') return createS3Store(location);
  throw new ReleaseStoreError(
    `${location} is read-only: publish to the folder or bucket behind it`,
  );
}
