import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleName, ReleaseRecord, ReleaseRegistryDocument } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/vitest';
import { expect } from 'vitest';

/** Folder of the workspace. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Skips the journeys in a browser before a release goes live. */
export const SKIP = ['--skip-gate', 'Tried by hand'];

/** The release commands with a new store. */
export async function openDesk() {
  const store = join(await temporaryFolder(), 'store');
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        process.execPath,
        ['packages/federation/dist/release-cli.js', ...args, '--store', store, '--by', 'Ada'],
        { cwd: root },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      );
    });
  const registry = async () =>
    JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')) as ReleaseRegistryDocument;
  return { store, run, registry };
}

/** Copies a module's build to another version, applies a change and updates the record to match. */
export async function builtAs(
  module: ModuleName,
  version: string,
  change: (folder: string, record: ReleaseRecord) => void | Promise<void> = () => {},
): Promise<string> {
  const folder = join(await temporaryFolder(), 'dist');
  await cp(join(root, `mfe-${module}`, 'dist'), folder, { recursive: true });
  await cp(join(root, `mfe-${module}`, 'module.ts'), join(folder, '../module.ts'));
  const file = join(folder, 'release.json');
  const record = JSON.parse(await readFile(file, 'utf8')) as ReleaseRecord;
  record.version = version;
  await change(folder, record);
  for (const each of record.files) {
    const bytes = await readFile(join(folder, each.path));
    each.bytes = bytes.byteLength;
    each.sha256 = createHash('sha256').update(bytes).digest('hex');
  }
  await writeFile(file, JSON.stringify(record));
  return folder;
}

/** Adds code to a file of a build. */
export const append = async (file: string, code: string) =>
  writeFile(file, `${await readFile(file, 'utf8')}\n${code}\n`);

/** Publishes a release with this code in its server bundle, and expects a refusal for this reason. */
export async function expectRefusal(sabotage: string, reason: string): Promise<void> {
  const { run, store } = await openDesk();
  const folder = await builtAs('chat', '2.0.0', (dist, { entry }) =>
    append(join(dist, entry.server), sabotage),
  );
  const { code, out } = await run('publish', 'chat', '--from', folder);
  expect(code).toBe(1);
  expect(out).toContain('✗ renders on the server');
  expect(out).toContain(reason);
  await expect(readdir(store)).rejects.toThrow('ENOENT');
}
