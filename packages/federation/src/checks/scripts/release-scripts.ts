import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { ReleaseRecord } from '@northloop/contracts';
import { init, parse } from 'es-module-lexer/minimal';

/** The imports of each script of a release, as written; null for an address that is built at run time. */
export type ScriptImports = ReadonlyMap<string, readonly (string | null)[]>;

/** Reads the imports, static and dynamic, of all scripts of a build. */
export async function readScripts(record: ReleaseRecord, folder: string): Promise<ScriptImports> {
  await init;
  const scripts = record.files.map(({ path }) => path).filter((path) => /\.m?js$/.test(path));
  return new Map(
    await Promise.all(
      scripts.map(async (path): Promise<[string, (string | null)[]]> => {
        const [imports] = parse(await readFile(join(folder, path), 'utf8'), path);
        // Among the special values, -2 is import.meta, which imports nothing.
        return [path, imports.filter(({ d }) => d !== -2).map(({ n }) => n ?? null)];
      }),
    ),
  );
}

/** Path within the release that a relative import leads to. */
export const importedPath = (from: string, specifier: string): string =>
  posix.join(posix.dirname(from), specifier);

/** The scripts that can be reached from an entry. */
export function reachableScripts(scripts: ScriptImports, entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const queue = [entry];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const specifier of scripts.get(path) ?? []) {
      if (specifier?.startsWith('.')) queue.push(importedPath(path, specifier));
    }
  }
  return reached;
}
