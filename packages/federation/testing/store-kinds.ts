import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { S3_CREDENTIALS, type S3Server, startS3Server } from './s3-server';

/** A kind of store with a fresh, empty location at every call. */
export interface TestedStore {
  kind: string;
  newLocation(): string;
}

/** Both kinds of store that take releases, for one suite to be run on each of them. */
export function testedStores(): TestedStore[] {
  let folder = '';
  let s3: S3Server;
  let count = 0;
  beforeAll(async () => {
    Object.assign(process.env, S3_CREDENTIALS);
    folder = await mkdtemp(join(tmpdir(), 'northloop-stores-'));
    s3 = await startS3Server(join(folder, 's3'));
  });
  afterAll(async () => {
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });
  const name = () => {
    count += 1;
    return `store-${count}`;
  };
  return [
    { kind: 'a folder', newLocation: () => join(folder, name()) },
    { kind: 'S3', newLocation: () => s3.location(`sites/${name()}`) },
  ];
}
