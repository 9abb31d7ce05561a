import { resolve } from 'node:path';
import { ReleaseStoreError } from '../release-store-error.js';
import { lazyS3Bucket } from '../store/s3-bucket.js';
import { folderSource } from './folder-source.js';
import { httpSource } from './http-source.js';
import { s3Source } from './s3-source.js';
import type { StoreSource } from './store-source.js';

/** Kinds of store, according to how their locations begin. */
export type StoreKind = 'folder' | 'http' | 's3';

/** @throws {ReleaseStoreError} for an address of another kind. */
export function storeKind(location: string): StoreKind {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(location) ?? [];
  if (location.trim() === '')
    throw new ReleaseStoreError('The location of the release store is empty');
  if (!scheme) return 'folder';
  if (/^https?$/i.test(scheme) && URL.canParse(location)) return 'http';
  if (/^s3$/i.test(scheme) && URL.canParse(location)) return 's3';
  throw new ReleaseStoreError(
    `${location} is not a release store: it must be a folder, http(s)://… or s3://bucket/prefix`,
  );
}

/** Opens the source at a location. */
export function openSource(location: string): StoreSource {
  const kind = storeKind(location);
  if (kind === 'http') return httpSource(location.replace(/\/+$/, ''));
  if (kind === 's3') return s3Source(location, lazyS3Bucket(location));
  return folderSource(resolve(location));
}
