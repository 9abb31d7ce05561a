import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '@northloop/testing/temporary-folder';
import { afterAll, beforeAll } from 'vitest';
import { S3_CREDENTIALS, type S3Server, startS3Server } from './s3-server';

/** A kind of store. Each call gives a new, empty location. */
export interface TestedStore {
  kind: string;
  newLocation(): string;
}

/** Both kinds of store that can be written to, so that one test suite can run on each. */
export function testedStores(): TestedStore[] {
  let folder: TemporaryFolder;
  let s3: S3Server;
  let count = 0;
  beforeAll(async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    folder = await temporaryFolder();
    s3 = await startS3Server(join(folder.path, 's3'));
  });
  afterAll(async () => {
    await s3.close();
    await folder.remove();
  });
  const name = () => {
    count += 1;
    return `store-${count}`;
  };
  return [
    { kind: 'a folder', newLocation: () => join(folder.path, name()) },
    { kind: 'S3', newLocation: () => s3.location(`sites/${name()}`) },
  ];
}
