import { temporaryFolder } from '@northloop/testing/vitest';
import type { SampleRelease } from './sample-release';

/** Writes a release to a temporary folder as a build would: its files and its record. */
export const buildFolder = ({ record, files }: SampleRelease): Promise<string> =>
  temporaryFolder({ ...files, 'release.json': JSON.stringify(record) });
