import { temporaryFolder } from '@northloop/testing/vitest';
import type { SampleRelease } from './sample-release';

/** The release as a build leaves it: its files, and its record beside them. */
export const buildFolder = ({ record, files }: SampleRelease): Promise<string> =>
  temporaryFolder({ ...files, 'release.json': JSON.stringify(record) });
