import type { SampleRelease } from './sample-release';
import { temporaryTree } from './temporary-tree';

/** The release as a build leaves it: its files, and its record beside them. */
export const buildFolder = ({ record, files }: SampleRelease): Promise<string> =>
  temporaryTree({ ...files, 'release.json': JSON.stringify(record) });
