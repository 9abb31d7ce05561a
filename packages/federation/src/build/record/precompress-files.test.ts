import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { precompressFiles } from './precompress-files';

const TEXT = 'export const greeting = "Grüße aus Minneapolis";\n'.repeat(50);

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('precompressFiles', () => {
  it.each(['js', 'css', 'svg', 'json', 'html', 'txt', 'xml'])(
    'writes smaller forms beside a .%s file that come back to the same bytes',
    async (extension) => {
      const name = `deep/file.${extension}`;
      const folder = await temporaryFolder({ [name]: TEXT });
      await precompressFiles(folder);
      const [plain, br, gz] = await Promise.all(
        ['', '.br', '.gz'].map((suffix) => readFile(join(folder, `${name}${suffix}`))),
      );
      expect(plain?.toString()).toBe(TEXT);
      expect(brotliDecompressSync(br ?? '').toString()).toBe(TEXT);
      expect(gunzipSync(gz ?? '').toString()).toBe(TEXT);
      expect(br?.byteLength).toBeLessThan(Buffer.byteLength(TEXT));
      expect(gz?.byteLength).toBeLessThan(Buffer.byteLength(TEXT));
    },
  );

  it('leaves out what nobody asks for', async () => {
    const folder = await temporaryFolder({ 'deep/server.js': TEXT, 'deep/page.js': TEXT });
    await precompressFiles(folder, { except: ['deep/server.js'] });
    await expect(filesBelow(folder)).resolves.toEqual([
      'deep/page.js',
      'deep/page.js.br',
      'deep/page.js.gz',
      'deep/server.js',
    ]);
  });

  it('leaves alone what is small, packed already or no text', async () => {
    const folder = await temporaryFolder({
      'small.js': 'x'.repeat(511),
      'enough.js': 'x'.repeat(512),
      'photo.webp': TEXT,
      'font.woff2': TEXT,
    });
    await precompressFiles(folder);
    await expect(filesBelow(folder)).resolves.toEqual([
      'enough.js',
      'enough.js.br',
      'enough.js.gz',
      'font.woff2',
      'photo.webp',
      'small.js',
    ]);
  });

  it('gives the same bytes each time, and packs nothing twice', async () => {
    const folder = await temporaryFolder({ 'a.js': TEXT });
    const read = async () =>
      Promise.all(['a.js.br', 'a.js.gz'].map((name) => readFile(join(folder, name), 'hex')));
    await precompressFiles(folder);
    const first = await read();
    await precompressFiles(folder);
    await expect(read()).resolves.toEqual(first);
    await expect(filesBelow(folder)).resolves.toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  });
});
