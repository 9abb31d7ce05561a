import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@northloop/contracts';

/** Hex SHA-256 of a file's bytes. */
export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Every file below a folder with its size in bytes and digest, sorted by path. */
export async function describeFiles(
  folder: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<ReleaseFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const bytes = await readFile(path);
        return {
          path: relative(folder, path).split(sep).join('/'),
          bytes: bytes.byteLength,
          sha256: sha256(bytes),
        };
      }),
  );
  return files
    .filter((file) => !except.includes(file.path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
