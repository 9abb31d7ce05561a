import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the shell's own files that every page includes. */
export interface ShellAssets {
  entry: string;
  stylesheets: string[];
  /** Scripts that start-up needs, to be loaded in parallel instead of one after the other. */
  preload: string[];
}

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

const ENTRY = 'src/entry-client.tsx';

/**
 * The entry and the federation glue import the rest of the start-up code dynamically, one after the other. Our own
 * dynamic imports wait for the visitor.
 */
const loadsAtOnce = (name: string): boolean =>
  name === ENTRY || name.includes('virtual:mf') || /^_(_virtual_mf|mf-)/.test(name);

/**
 * Reads the addresses from the manifest of the shell's browser build.
 * @param folder the build's folder, served at the site's root.
 * @throws if there is no build.
 */
export function readShellAssets(folder: string): ShellAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`There is no build of the shell in ${folder}`);
  const files = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    const needed = [
      ...(chunk.imports ?? []),
      ...(loadsAtOnce(name) ? (chunk.dynamicImports ?? []) : []),
    ];
    for (const next of needed) visit(next);
  };
  visit(ENTRY);
  return {
    entry: `/${entry.file}`,
    stylesheets: [...css].map((file) => `/${file}`),
    preload: [...files].filter((file) => file !== entry.file).map((file) => `/${file}`),
  };
}
