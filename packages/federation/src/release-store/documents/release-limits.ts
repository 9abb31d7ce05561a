const MEBIBYTE = 1024 * 1024;

/**
 * Size limits for a release store. Anything larger is refused before it is read, because reading and parsing it would
 * hold up every visitor of a shell. The largest release of a module so far has 250 files and 3 MB, its record 60 KB.
 */
export const RELEASE_LIMITS = {
  /** Files of one release, compressed forms included. */
  files: 5000,
  /** One file. */
  fileBytes: 32 * MEBIBYTE,
  /** All files of one release. */
  releaseBytes: 256 * MEBIBYTE,
  /** `release.json` of one release. */
  recordBytes: 2 * MEBIBYTE,
  /** The content index of one release, which the shell parses as well. */
  contentIndexBytes: 4 * MEBIBYTE,
  /** `registry.json` of the store. */
  registryBytes: 8 * MEBIBYTE,
} as const;
