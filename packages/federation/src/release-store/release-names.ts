/** A version names a folder of its own: not the one above, and none that is hidden. */
export const isReleaseVersion = (version: unknown): version is string =>
  typeof version === 'string' && /^\w[\w.+-]{0,99}$/.test(version);

/** A path stays inside its release: no drive, no root, no way up. */
export const isReleasePath = (path: unknown): path is string =>
  typeof path === 'string' && /^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/.test(path);
