import { ReleaseStoreError } from '../release-store-error.js';

/** The place of a store in an S3-compatible service. */
export interface S3Location {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Address of the service if it is not Amazon's. */
  endpoint?: string;
  region?: string;
}

/**
 * Parses `s3://bucket/prefix?endpoint=https://…&region=…`. What the address leaves out comes from the usual S3
 * variables (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`), and so do the credentials.
 * @throws {ReleaseStoreError} if the bucket is missing or an option is unknown.
 */
export function parseS3Location(location: string): S3Location {
  const url = new URL(location);
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  if (!url.hostname) {
    throw new ReleaseStoreError(`${location} has no bucket: it must be s3://bucket/prefix`);
  }
  for (const name of url.searchParams.keys()) {
    if (name !== 'endpoint' && name !== 'region') {
      throw new ReleaseStoreError(
        `${location} has the unknown option "${name}": the options are endpoint and region`,
      );
    }
  }
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region');
  return {
    bucket: url.hostname,
    prefix: prefix ? `${prefix}/` : '',
    ...(endpoint && { endpoint }),
    ...(region && { region }),
  };
}
