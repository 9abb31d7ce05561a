const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Whether a file operation failed because there is no such file. */
export const isNoSuchFile = (error: unknown): boolean => hasCode(error, ['ENOENT', 'ENOTDIR']);

/** Whether a folder could not be moved to its place because one is there already. */
export const isAlreadyThere = (error: unknown): boolean => hasCode(error, ['ENOTEMPTY', 'EEXIST']);
