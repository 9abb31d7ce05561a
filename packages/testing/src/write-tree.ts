import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** File contents by path, relative to a folder. */
export type Tree = Readonly<Record<string, string | Uint8Array>>;

/** Writes files below a folder and creates the subfolders that they need. */
export async function writeTree(folder: string, files: Tree): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
