import {
  MODULE_NAMES,
  type ModuleName,
  REGISTRY_FILE,
  RELEASE_RECORD_FILE,
} from '@northloop/contracts';
import { expectRevision, registryText } from '../documents/registry-text.js';
import { RELEASE_LIMITS } from '../documents/release-limits.js';
import { createReleaseReader, READ_LIMIT_MS } from '../release-reader.js';
import type { ReleaseName, ReleaseStore } from '../release-store.js';
import { RegistryConflictError, ReleaseStoreError } from '../release-store-error.js';
import { readWhole } from '../source/read-source.js';
import { s3Source } from '../source/s3-source.js';
import { inBatches } from './in-batches.js';
import { lazyS3Bucket, type S3Bucket, s3Status } from './s3-bucket.js';
import { readVerifiedFile } from './verified-file.js';

const REQUESTS_AT_ONCE = 8;

/** Someone else wrote first, or at the same time. */
const isConflict = (error: unknown): boolean => [409, 412].includes(s3Status(error) ?? 0);

interface StoredObject {
  path: string;
  modified: Date;
}

/** A store in an S3-compatible service that supports conditional writes (`If-Match`, `If-None-Match`). */
export function createS3Store(location: string): ReleaseStore {
  const openBucket = lazyS3Bucket(location);
  const source = s3Source(location, openBucket);

  /** Turns errors of the service into errors of the store. */
  async function onS3<T>(what: string, act: (bucket: S3Bucket) => Promise<T>): Promise<T> {
    try {
      return await act(await openBucket());
    } catch (cause) {
      if (cause instanceof ReleaseStoreError || s3Status(cause) === undefined) throw cause;
      const said = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
      throw new ReleaseStoreError(`${what} in ${location}: ${said}`, { cause });
    }
  }

  async function put(
    { sdk, client, bucket, keyOf }: S3Bucket,
    path: string,
    body: Uint8Array | string,
    condition: { IfMatch?: string; IfNoneMatch?: string } = {},
  ): Promise<void> {
    await client.send(
      new sdk.PutObjectCommand({ Bucket: bucket, Key: keyOf(path), Body: body, ...condition }),
    );
  }

  async function list(
    { sdk, client, bucket, keyOf, pathOf }: S3Bucket,
    below: string,
  ): Promise<StoredObject[]> {
    const objects: StoredObject[] = [];
    let next: string | undefined;
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: keyOf(below),
          ContinuationToken: next,
        }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) objects.push({ path: pathOf(Key), modified: LastModified });
      }
      next = page.NextContinuationToken;
    } while (next);
    return objects;
  }

  async function remove({ sdk, client, bucket, keyOf }: S3Bucket, paths: readonly string[]) {
    await inBatches(paths, REQUESTS_AT_ONCE, async (path) => {
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: keyOf(path) }));
    });
  }

  /** The stored objects of each version of a module, complete or not. */
  async function versionsOf(bucket: S3Bucket, module: ModuleName) {
    const versions = new Map<string, StoredObject[]>();
    for (const object of await list(bucket, `${module}/`)) {
      const version = object.path.split('/')[1] ?? '';
      versions.set(version, [...(versions.get(version) ?? []), object]);
    }
    return [...versions].map(([version, objects]) => ({
      version,
      objects,
      isWhole: objects.some(({ path }) => path === recordPath(module, version)),
    }));
  }

  const recordPath = (module: ModuleName, version: string) =>
    `${module}/${version}/${RELEASE_RECORD_FILE}`;

  const hasRelease = async (module: ModuleName, version: string): Promise<boolean> => {
    const signal = AbortSignal.timeout(READ_LIMIT_MS);
    const found = await source.open(recordPath(module, version), { signal });
    if (found && found !== 'unchanged') found.body.destroy();
    return found !== null;
  };

  return {
    ...createReleaseReader(source),
    hasRelease,
    writeRegistry: (document, expectedRevision) =>
      onS3('The registry could not be written', async (bucket) => {
        const signal = AbortSignal.timeout(READ_LIMIT_MS);
        const found = await readWhole(source, REGISTRY_FILE, RELEASE_LIMITS.registryBytes, {
          signal,
        });
        const stored = found === 'unchanged' ? null : found;
        expectRevision(stored?.bytes ?? null, expectedRevision);
        if (stored && !stored.tag) {
          throw new ReleaseStoreError(
            `${location} returns no ETag, so it cannot be changed safely`,
          );
        }
        const condition = stored?.tag ? { IfMatch: stored.tag } : { IfNoneMatch: '*' };
        try {
          await put(bucket, REGISTRY_FILE, registryText(document), condition);
        } catch (cause) {
          if (!isConflict(cause)) throw cause;
          throw new RegistryConflictError('Someone else changed the registry in the meantime', {
            cause,
          });
        }
      }),
    putRelease: (record, folder) =>
      onS3(`${record.module} ${record.version} could not be stored`, async (bucket) => {
        const { module, version } = record;
        if (await hasRelease(module, version)) return 'already there';
        await inBatches(record.files, REQUESTS_AT_ONCE, async (file) => {
          await put(
            bucket,
            `${module}/${version}/${file.path}`,
            await readVerifiedFile(folder, file),
          );
        });
        try {
          // The record is stored last, because the release exists once its record does.
          const text = `${JSON.stringify(record, null, 2)}\n`;
          await put(bucket, recordPath(module, version), text, { IfNoneMatch: '*' });
          return 'stored';
        } catch (error) {
          if (isConflict(error)) return 'already there';
          throw error;
        }
      }),
    removeRelease: (module, version) =>
      onS3(`${module} ${version} could not be removed`, async (bucket) => {
        await remove(bucket, [recordPath(module, version)]);
        const rest = await list(bucket, `${module}/${version}/`);
        await remove(
          bucket,
          rest.map(({ path }) => path),
        );
      }),
    listReleases: () =>
      onS3('The releases could not be listed', async (bucket) => {
        const found: ReleaseName[] = [];
        for (const module of MODULE_NAMES) {
          for (const { version, isWhole } of await versionsOf(bucket, module)) {
            if (isWhole) found.push({ module, version });
          }
        }
        return found;
      }),
    removeUnfinished: (before) =>
      onS3('Unfinished releases could not be removed', async (bucket) => {
        const found: ReleaseName[] = [];
        for (const module of MODULE_NAMES) {
          for (const { version, isWhole, objects } of await versionsOf(bucket, module)) {
            if (isWhole || objects.some(({ modified }) => modified >= before)) continue;
            await remove(
              bucket,
              objects.map(({ path }) => path),
            );
            found.push({ module, version });
          }
        }
        return found;
      }),
  };
}
