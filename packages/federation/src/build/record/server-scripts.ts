import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isNoSuchFile } from '../../release-store/store/file-errors.js';

type BuildManifest = Record<string, { file: string }>;

/**
 * Scripts in `dist` that only the server's build wrote. Only the shell's server reads them; browsers never request
 * them.
 * @param root the folder of a built module.
 * @returns paths relative to `dist`, with forward slashes.
 */
export async function serverScripts(root: string): Promise<string[]> {
  const forBrowsers = await browserScripts(join(root, 'dist', '.vite', 'manifest.json'));
  const folder = join(root, 'dist-ssr');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !forBrowsers.has(path));
}

/**
 * The manifest is missing if the release record has been written before, because that deletes it. The browser's scripts
 * already have their compressed forms then.
 */
async function browserScripts(manifest: string): Promise<ReadonlySet<string>> {
  const text = await readFile(manifest, 'utf8').catch((error) => {
    if (isNoSuchFile(error)) return '{}';
    throw error;
  });
  return new Set(Object.values(JSON.parse(text) as BuildManifest).map(({ file }) => file));
}
