import { addAbortSignal, Readable } from 'node:stream';
import { ReleaseStoreError } from '../release-store-error.js';
import { type S3Bucket, s3Status } from '../store/s3-bucket.js';
import { heardByReading } from './heard-by-reading.js';
import type { StoreSource } from './store-source.js';

/** Reads a store in an S3-compatible service. */
export const s3Source = (location: string, openBucket: () => Promise<S3Bucket>): StoreSource => ({
  location,
  async open(path, { knownTag, signal }) {
    try {
      const { bucket, keyOf, client, sdk } = await openBucket();
      const { Body, ETag } = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(path), IfNoneMatch: knownTag }),
        { abortSignal: signal },
      );
      // On Node the library returns a Node stream, which does not end with the signal.
      const stream = Body instanceof Readable ? Body : Readable.from([]);
      const body = addAbortSignal(signal, heardByReading(stream));
      return ETag ? { body, tag: ETag } : { body };
    } catch (cause) {
      const status = s3Status(cause);
      if (status === 304) return 'unchanged';
      if (status === 404) return null;
      throw new ReleaseStoreError(`${path} of ${location} could not be read`, { cause });
    }
  },
});
