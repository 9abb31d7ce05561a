import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseStoreError } from '@northloop/federation/release-store';
import { listen, temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { type SampleRelease, sampleRelease, serveSample } from '../../testing/sample-release';
import { createModuleOrigin } from '../registry/module-origin';
import { createReleaseMirror } from './release-mirror';
import { HashMismatchError } from './verify-file';

async function setUp(release: SampleRelease = sampleRelease()) {
  const root = join(await temporaryFolder(), 'releases');
  const asked: string[] = [];
  const serve = serveSample(() => release);
  const origin = createModuleOrigin(
    release.record.module,
    await listen((request, response) => {
      asked.push(request.url ?? '');
      serve(request, response);
    }),
  );
  return { root, mirror: createReleaseMirror(root), origin, asked, release };
}

/** All files and folders below a folder, as sorted paths; empty if the folder does not exist. */
const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).sort();

/** The same release with other bytes behind one of its paths. */
const withBytes = (release: SampleRelease, path: string, text: string): SampleRelease => ({
  ...release,
  files: new Map([...release.files, [path, Buffer.from(text)]]),
});

describe('createReleaseMirror', () => {
  it('copies a release byte for byte, with its record', async () => {
    const { root, mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    const folder = mirror.folderOf('blog', release.record.version);
    expect(folder).toBe(join(root, 'blog', release.record.version));
    for (const [path, bytes] of release.files) {
      await expect(readFile(join(folder, path))).resolves.toEqual(bytes);
    }
    await expect(readFile(join(folder, 'release.json'), 'utf8')).resolves.toBe(
      JSON.stringify(release.record),
    );
    await expect(readdir(join(root, 'blog'))).resolves.toEqual([release.record.version]);
  });

  it('copies what it has but once', async () => {
    const { mirror, origin, asked, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    const before = asked.length;
    await mirror.copy(release.record, origin.openFile);
    expect(asked).toHaveLength(before);
  });

  it('copies it once for all that ask meanwhile', async () => {
    const { mirror, origin, asked, release } = await setUp();
    const copies = Array.from({ length: 12 }, () => mirror.copy(release.record, origin.openFile));
    await Promise.all(copies);
    expect(asked).toHaveLength(release.record.files.length);
    await expect(mirror.has('blog', release.record.version)).resolves.toBe(true);
  });

  it('copies one after the other what has other files under the same name', async () => {
    const { mirror, origin, release } = await setUp();
    const other = sampleRelease({ files: { 'more.js': 'export {};\n' } });
    const otherOrigin = createModuleOrigin('blog', await listen(serveSample(() => other)));
    await Promise.all([
      mirror.copy(release.record, origin.openFile),
      mirror.copy(other.record, otherOrigin.openFile),
    ]);
    const folder = mirror.folderOf('blog', release.record.version);
    expect(await filesBelow(folder)).toContain('more.js');
  });

  it('takes no more of a file than there should be', async () => {
    const { mirror, release } = await setUp();
    let taken = 0;
    const endless = async () =>
      (async function* () {
        for (;;) {
          taken += 1;
          yield Buffer.alloc(16_384);
        }
      })();
    const oneFile = { ...release.record, files: release.record.files.slice(0, 1) };
    await expect(mirror.copy(oneFile, endless)).rejects.toThrow(HashMismatchError);
    expect(taken).toBe(1);
  });

  it('makes copies whose scripts are modules, whatever is said further up', async () => {
    const above = await temporaryFolder({ 'package.json': '{"type":"commonjs"}' });
    const release = sampleRelease({ files: { 'server.js': 'export const isModule = true;\n' } });
    const origin = createModuleOrigin('blog', await listen(serveSample(() => release)));
    const mirror = createReleaseMirror(join(above, 'data/releases'));
    await mirror.copy(release.record, origin.openFile);
    const folder = mirror.folderOf('blog', release.record.version);
    const code = `import(${JSON.stringify(join(folder, 'server.js'))}).then(({ isModule }) => process.exit(isModule ? 0 : 2))`;
    const child = spawn(process.execPath, ['--eval', code], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await filesBelow(folder)).not.toContain('package.json');
  });

  it('copies more files than it asks for at once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `assets/chunk-${index}.js`,
        `export const n = ${index};`,
      ]),
    );
    const { mirror, origin, release } = await setUp(sampleRelease({ files }));
    await mirror.copy(release.record, origin.openFile);
    const names = await filesBelow(join(mirror.folderOf('blog', release.record.version), 'assets'));
    expect(names).toHaveLength(31);
  });

  it.each([
    ['as many other bytes', 'export const version = "1.0.0-bbbbbbbbbb";\n'],
    ['too few', 'export const'],
    ['none', ''],
  ])('leaves nothing behind when a file has %s', async (_, text) => {
    const served = withBytes(sampleRelease(), 'server.mjs', text);
    const { root, mirror, origin } = await setUp(served);
    await expect(mirror.copy(served.record, origin.openFile)).rejects.toThrow(HashMismatchError);
    await expect(mirror.copy(served.record, origin.openFile)).rejects.toThrow(
      'server.mjs: expected',
    );
    await expect(filesBelow(join(root, 'blog'))).resolves.toEqual([]);
  });

  it('leaves nothing behind when a file cannot be had', async () => {
    const release = sampleRelease();
    const files = new Map(release.files);
    files.delete('client.js');
    const { root, mirror, origin } = await setUp({ ...release, files });
    await expect(mirror.copy(release.record, origin.openFile)).rejects.toThrow(ReleaseStoreError);
    await expect(filesBelow(join(root, 'blog'))).resolves.toEqual([]);
  });

  it('shows nothing of a release under its name before all of it is verified', async () => {
    const release = sampleRelease();
    const serve = serveSample(() => release);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let markAsked = () => {};
    const askedForLast = new Promise<void>((resolve) => {
      markAsked = resolve;
    });
    const origin = createModuleOrigin(
      'blog',
      await listen(async (request, response) => {
        if (request.url === '/assets/page.css') {
          markAsked();
          await held;
        }
        serve(request, response);
      }),
    );
    const root = await temporaryFolder();
    const mirror = createReleaseMirror(root);
    const copying = mirror.copy(release.record, origin.openFile);
    await askedForLast;
    const visible = (await filesBelow(join(root, 'blog'))).filter((path) => !path.startsWith('.'));
    expect(visible).toEqual([]);

    goOn();
    await copying;
    await expect(readdir(join(root, 'blog'))).resolves.toEqual([release.record.version]);
  });

  it('clears away what a process that was killed left half done', async () => {
    const { root, mirror, origin, release } = await setUp();
    const half = mirror.folderOf('blog', release.record.version);
    await mkdir(half, { recursive: true });
    await writeFile(join(half, 'client.js'), 'half');
    await writeFile(join(half, 'left-over.js'), 'old');
    await mirror.copy(release.record, origin.openFile);
    await expect(filesBelow(half)).resolves.toEqual([
      'assets',
      'assets/page.css',
      'client.js',
      'release.json',
      'server.mjs',
    ]);
    await expect(readdir(join(root, 'blog'))).resolves.toEqual([release.record.version]);
  });

  it.each<[string, (path: string) => Promise<void>]>([
    ['changed', (path) => writeFile(path, 'tampered with')],
    ['cut short', (path) => truncate(path, 3)],
  ])('fetches a copy again that was %s', async (_, damage) => {
    const { mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    const path = join(mirror.folderOf('blog', release.record.version), 'client.js');
    await damage(path);
    await mirror.copy(release.record, origin.openFile);
    await expect(readFile(path)).resolves.toEqual(release.files.get('client.js'));
  });

  it('starts from the release noted last, by itself', async () => {
    const { root, mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    await mirror.rememberCurrent(release.record);
    await expect(createReleaseMirror(root).readCurrent('blog')).resolves.toEqual(release.record);
    await expect(mirror.readCurrent('chat')).resolves.toBeNull();
  });

  it('keeps the other releases when the note moves on', async () => {
    const { mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    await mirror.rememberCurrent(release.record);
    const next = sampleRelease({ version: '1.1.0' });
    const nextOrigin = createModuleOrigin('blog', await listen(serveSample(() => next)));
    await mirror.copy(next.record, nextOrigin.openFile);
    await mirror.rememberCurrent(next.record);
    await expect(mirror.readCurrent('blog')).resolves.toEqual(next.record);
    await expect(
      readFile(join(mirror.folderOf('blog', release.record.version), 'client.js')),
    ).resolves.toEqual(release.files.get('client.js'));
  });

  it('does not start from a damaged copy or a damaged note', async () => {
    const { root, mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    await mirror.rememberCurrent(release.record);
    const path = join(mirror.folderOf('blog', release.record.version), 'server.mjs');
    await writeFile(path, 'tampered with');
    await expect(mirror.readCurrent('blog')).resolves.toBeNull();

    await mirror.copy(release.record, origin.openFile);
    await expect(mirror.readCurrent('blog')).resolves.toEqual(release.record);
    await truncate(join(root, 'blog', 'current.json'), 20);
    await expect(mirror.readCurrent('blog')).resolves.toBeNull();
  });

  it('lets go of copies that are old and of no use, and of what broken-off copies left', async () => {
    const { root, mirror, origin, release } = await setUp();
    await mirror.copy(release.record, origin.openFile);
    const inUse = sampleRelease({ version: '1.1.0' });
    const inUseOrigin = createModuleOrigin('blog', await listen(serveSample(() => inUse)));
    await mirror.copy(inUse.record, inUseOrigin.openFile);
    await mirror.rememberCurrent(inUse.record);
    await mkdir(join(root, 'blog', '.2.0.0.1.tmp'));
    const isKept = (_: string, version: string) => version === '1.1.0';

    await mirror.prune(new Date(Date.now() - 60_000), isKept);
    expect((await readdir(join(root, 'blog'))).sort()).toEqual(
      ['.2.0.0.1.tmp', release.record.version, '1.1.0', 'current.json'].sort(),
    );
    await mirror.prune(new Date(Date.now() + 60_000), isKept);
    expect((await readdir(join(root, 'blog'))).sort()).toEqual(['1.1.0', 'current.json']);
  });
});
