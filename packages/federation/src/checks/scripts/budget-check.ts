import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Candidate, type ReleaseCheck, refused } from '../release-check.js';
import { BYTE_BUDGETS, type ByteBudget } from './byte-budgets.js';
import { reachableScripts, readScripts } from './release-scripts.js';

/** Compressed files are counted with their originals. Only the shell reads data files. */
const NOT_MEDIA = new Set(['.br', '.gz', '.json', '.js', '.mjs', '.css', '.map', '.txt', '.xml']);

/** Total size of a release for browsers, all its pages together. */
export async function weighRelease({
  record,
  folder,
}: Pick<Candidate, 'record' | 'folder'>): Promise<ByteBudget> {
  const forServer = reachableScripts(await readScripts(record, folder), record.entry.server);
  const weight: ByteBudget = { scripts: 0, styles: 0, media: 0 };
  for (const { path, bytes } of record.files) {
    const type = extname(path);
    const zipped = async () =>
      gzipSync(await readFile(join(folder, path)), { level: 9 }).byteLength;
    if (type === '.js' && !forServer.has(path)) weight.scripts += await zipped();
    else if (type === '.css') weight.styles += await zipped();
    else if (!NOT_MEDIA.has(type)) weight.media += bytes;
  }
  return weight;
}

/** Keeps modules from growing unnoticed. */
export const budgetCheck: ReleaseCheck = {
  title: 'within its byte budget',
  run: async (candidate) => {
    const { name } = candidate.manifest;
    const weight = await weighRelease(candidate);
    const budget = BYTE_BUDGETS[name];
    return (['scripts', 'styles', 'media'] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) =>
        refused(
          `its ${kind} have ${weight[kind]} bytes, ${weight[kind] - budget[kind]} over the budget of ${budget[kind]}: make them smaller, or raise the budget in packages/federation/src/checks/scripts/byte-budgets.ts`,
        ),
      );
  },
};
