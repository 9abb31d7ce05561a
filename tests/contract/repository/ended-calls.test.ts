import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const FOLDERS = ['api/src', 'shell/server', 'packages/federation/src', 'packages/launcher/src'];

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(root, folder, file));
}

/** Node 20 loses these to garbage collection, and the call then outlives the signal that should end it. */
const FORGOTTEN = [/AbortSignal\.any\(/, /redirect: 'error'/];

/** Lines of a file, without comments, that match one of the patterns. */
const findForgotten = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line))
    .filter((line) => FORGOTTEN.some((pattern) => pattern.test(line)));

describe('calls that must end', () => {
  it('finds what would keep them from it', () => {
    const source = `const a = AbortSignal.any([b, c]);\n// AbortSignal.any([b, c])\nfetch(url, {\n  redirect: 'error',\n});`;
    expect(findForgotten(source)).toEqual([
      'const a = AbortSignal.any([b, c]);',
      "  redirect: 'error',",
    ]);
  });

  it('has none of it in what runs in Node', async () => {
    const files = (await Promise.all(FOLDERS.map(sourcesIn))).flat();
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      const source = await readFile(file, 'utf8');
      expect(findForgotten(source), file).toEqual([]);
    }
  });
});
