import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const IGNORED = new Set([
  'node_modules',
  'dist',
  'dist-ssr',
  '.wireit',
  'README.md',
  'CHANGELOG.md',
]);

/** Parts of the build preset's package that no build reads. A change to them does not make a new release. */
const RELEASE_TOOLS = new Set([
  'checks',
  'registry-changes',
  'release-cli.ts',
  'release-commands',
  'release-store',
]);

function presetSources(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !RELEASE_TOOLS.has(name) && !name.includes('.test.'))
    .sort()
    .map((name) => join(folder, name));
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !IGNORED.has(entry.name) && !entry.name.includes('.test.'))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
    .sort();
}

/**
 * Version of a module's release: its package version plus a digest of everything its build reads (own sources, kit,
 * contracts, build preset, lockfile, compiler settings). It must be known before the build, since addresses and the
 * container's name contain it. The same sources give the same version on every machine.
 * @param moduleRoot absolute path of the module's folder, one level below the workspace's root.
 */
export function sourceVersion(moduleRoot: string): string {
  const workspace = resolve(moduleRoot, '..');
  const inputs = [
    moduleRoot,
    join(workspace, 'packages/kit/src'),
    join(workspace, 'packages/kit/package.json'),
    join(workspace, 'packages/contracts/src'),
    ...presetSources(join(workspace, 'packages/federation/src')),
    join(workspace, 'pnpm-lock.yaml'),
    join(workspace, 'tsconfig.base.json'),
  ];
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(relative(workspace, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  const manifest = JSON.parse(readFileSync(join(moduleRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${manifest.version}-${hash.digest('hex').slice(0, 10)}`;
}
