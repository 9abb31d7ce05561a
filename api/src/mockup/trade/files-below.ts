import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The files below a folder that end so, in the order of their paths, which are relative and have slashes.
 * @param folder with a slash at the end
 */
export const filesBelow = (folder: URL, ending: string): string[] =>
  readdirSync(fileURLToPath(folder), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith(ending))
    .sort();
