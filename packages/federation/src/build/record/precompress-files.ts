import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|txt|xml)$/;
/** Smaller files than this, in bytes, gain less from compression than the header costs. */
const SMALLEST = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes `.br` and `.gz` next to every text file in a folder, at the highest settings: they are made once and served
 * often.
 * @param except files that are never requested over the network, relative to the folder with forward slashes.
 */
export async function precompressFiles(
  folder: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const unasked = new Set(except);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        if (unasked.has(relative(folder, path).split(sep).join('/'))) return;
        const bytes = await readFile(path);
        if (bytes.byteLength < SMALLEST) return;
        await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
        await writeFile(
          `${path}.br`,
          await brotli(bytes, {
            params: {
              [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
              [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
            },
          }),
        );
      }),
  );
}
