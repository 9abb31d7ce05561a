declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** The part of the local S3 server that tests use. The package includes no types. */
  class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
  }

  export = S3rver;
}
