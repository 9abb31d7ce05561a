import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTENT_INDEX_FILE, type ContentEntry } from '@northloop/contracts';

/**
 * Runs the `content-index` of a module's server build and writes what it exports to `dist`.
 * @returns the file's path within the release, or undefined if the module has no content index.
 * @throws if the export is missing or an entry lacks what search and feeds need.
 */
export async function writeContentIndex(root: string): Promise<string | undefined> {
  const built = join(root, 'dist-ssr', 'content-index.js');
  const isThere = await access(built).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const { contentIndex } = (await import(`${pathToFileURL(built).href}?${Date.now()}`)) as {
    contentIndex?: readonly ContentEntry[];
  };
  if (!Array.isArray(contentIndex)) {
    throw new Error('src/content-index.ts must export "contentIndex", a list of entries');
  }
  for (const { path, title, description, text, kind } of contentIndex as readonly ContentEntry[]) {
    if (!path?.startsWith('/') || !title || !description || !text || !kind) {
      throw new Error(
        `An entry of the content index has no path, kind, title, description or text: "${path}"`,
      );
    }
  }
  await writeFile(join(root, 'dist', CONTENT_INDEX_FILE), JSON.stringify(contentIndex));
  return CONTENT_INDEX_FILE;
}
