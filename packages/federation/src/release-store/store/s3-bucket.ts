import type { S3Client } from '@aws-sdk/client-s3';
import { parseS3Location } from './s3-location.js';

/** A store's place in S3 with a client for it. */
export interface S3Bucket {
  location: string;
  bucket: string;
  /** Key of a path of the store. */
  keyOf(path: string): string;
  /** Path of a key that belongs to the store. */
  pathOf(key: string): string;
  client: S3Client;
  sdk: typeof import('@aws-sdk/client-s3');
}

/** Creates a client on first use, so that the library is only loaded if releases are kept in S3. */
export function lazyS3Bucket(location: string): () => Promise<S3Bucket> {
  const { bucket, prefix, endpoint, region } = parseS3Location(location);
  let opened: Promise<S3Bucket> | undefined;
  const open = async (): Promise<S3Bucket> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      // Not every compatible service accepts the checksums that the library would add. We check SHA-256 ourselves.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(region && { region }),
    });
    return {
      location,
      bucket,
      keyOf: (path) => prefix + path,
      pathOf: (key) => key.slice(prefix.length),
      client,
      sdk,
    };
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/** The status of a service's refusal; undefined if it did not answer. */
export function s3Status(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}
