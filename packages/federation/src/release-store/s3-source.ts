import { ReleaseStoreError } from './release-store-error.js';
import { type S3Bucket, s3Status } from './s3-bucket.js';
import type { StoreSource } from './store-source.js';

/** Reads a store in an S3-compatible service. */
export const s3Source = (location: string, openBucket: () => Promise<S3Bucket>): StoreSource => ({
  location,
  async read(path, { knownTag, signal }) {
    try {
      const { bucket, keyOf, client, sdk } = await openBucket();
      const { Body, ETag } = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(path), IfNoneMatch: knownTag }),
        { abortSignal: signal },
      );
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      return ETag ? { bytes, tag: ETag } : { bytes };
    } catch (cause) {
      const status = s3Status(cause);
      if (status === 304) return 'unchanged';
      if (status === 404) return null;
      throw new ReleaseStoreError(`${path} of ${location} could not be read`, { cause });
    }
  },
});
