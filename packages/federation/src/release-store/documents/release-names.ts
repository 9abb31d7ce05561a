import { releasePath, releaseVersion } from '@northloop/contracts/release-schema';

/** Whether a text can be the version of a release. */
export const isReleaseVersion = (version: unknown): version is string =>
  releaseVersion.safeParse(version).success;

/** Whether a text can be the path of a file inside a release. */
export const isReleasePath = (path: unknown): path is string => releasePath.safeParse(path).success;
