import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  MODULE_NAMES,
  type ReleaseRecord,
  type ReleaseRegistryDocument,
} from '@northloop/contracts';
import { type TemporaryFolder, temporaryFolder } from '@northloop/testing/temporary-folder';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

let folder: TemporaryFolder;

test.beforeEach(async () => {
  folder = await temporaryFolder();
});
test.afterEach(() => folder.remove());

/** Runs a release command on the test's store. */
const release = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [
        'packages/federation/dist/release-cli.js',
        ...[...args, '--store', join(folder.path, 'store'), '--by', 'QA'],
      ],
      { cwd: root, maxBuffer: 16 * 1024 * 1024 },
      (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, output: `${out}\n${err}` }),
    );
  });

const registry = async () =>
  JSON.parse(
    await readFile(join(folder.path, 'store/registry.json'), 'utf8'),
  ) as ReleaseRegistryDocument;

/** The built chat with a script that only fails in browsers, not on the server. */
async function chatThatFailsInBrowsers(): Promise<string> {
  const dist = join(folder.path, 'chat/dist');
  await cp(join(root, 'mfe-chat/dist'), dist, { recursive: true });
  await cp(join(root, 'mfe-chat/module.ts'), join(dist, '../module.ts'));
  const record = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseRecord;
  const script = record.exposes['./assistant']?.js.at(-1) ?? '';
  const code = Buffer.from(
    `${await readFile(join(dist, script), 'utf8')}\nthrow new Error('No words today');\n`,
  );
  await writeFile(join(dist, script), code);
  const compressed = [`${script}.br`, `${script}.gz`];
  for (const path of compressed) await rm(join(dist, path), { force: true });
  record.files = record.files
    .filter(({ path }) => !compressed.includes(path))
    .map((file) =>
      file.path === script
        ? {
            path: script,
            bytes: code.byteLength,
            sha256: createHash('sha256').update(code).digest('hex'),
          }
        : file,
    );
  await writeFile(join(dist, 'release.json'), JSON.stringify(record));
  return dist;
}

test('a release that breaks the composed site in a browser does not get past the journeys; a sound one does', {
  tag: ['@releases', '@long'],
}, async () => {
  // The test runs two gates, each with its own site. On a busy machine each takes minutes.
  test.setTimeout(1_200_000);
  for (const name of MODULE_NAMES) {
    const build =
      name === 'chat' ? await chatThatFailsInBrowsers() : join(root, `mfe-${name}/dist`);
    const published = await release('publish', name, '--from', build);
    expect(published.code, published.output).toBe(0);
  }
  const before = await registry();
  const refused = await release('promote', 'chat', 'latest');
  expect(refused.code, refused.output).toBe(1);
  expect(refused.output).toContain('A journey failed with chat');
  expect(refused.output).toContain('nothing was changed');
  expect(await registry()).toEqual(before);

  await rm(join(folder.path, 'store'), { recursive: true });
  for (const name of MODULE_NAMES) {
    await release('publish', name, '--from', join(root, `mfe-${name}/dist`));
  }
  const promoted = await release('promote', 'chat', 'latest');
  expect(promoted.code, promoted.output).toBe(0);
  const { modules, history } = await registry();
  expect(modules.chat.live).toBe(modules.chat.published[0]?.version);
  expect(history[0]).toMatchObject({ action: 'promote', module: 'chat', gate: { passed: true } });
});
