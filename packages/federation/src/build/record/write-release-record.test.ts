import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ModuleManifest } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sha256 } from './describe-files';
import { writeReleaseRecord } from './write-release-record';

const manifest: ModuleManifest = {
  name: 'blog',
  contract: 1,
  exposes: { './blog-list': 'src/list.tsx', './blog-post': 'src/post.tsx' },
  routes: [{ path: '/blog', expose: './blog-list' }],
  slots: [],
};

const expose = (name: string, js: string[], css: string[] = []) => ({
  path: `./${name}`,
  assets: { js: { sync: js, async: ['assets/later.js'] }, css: { sync: css, async: [] } },
});

/** The part of a module's build manifest that the record reads. */
const federationManifest = {
  metaData: {
    remoteEntry: { name: 'remoteEntry.js' },
    ssrRemoteEntry: { name: 'remoteEntry.ssr.js' },
  },
  shared: [
    { name: 'react', version: '19.3.1' },
    { name: '@northloop/kit', version: '1.0.0' },
    { name: 'left-pad', version: '1.0.0' },
  ],
  exposes: [
    expose('blog-list', ['assets/list.js', 'assets/common.js'], ['assets/list.css']),
    expose('blog-post', ['assets/post.js']),
  ],
};

const LONG = 'export const text = "a long story";\n'.repeat(60);

const build = (manifestOfBuild: object, files: Record<string, string> = {}) =>
  temporaryFolder({
    'dist/mf-manifest.json': JSON.stringify(manifestOfBuild),
    'dist/mf-stats.json': '{}',
    'dist/.vite/manifest.json': JSON.stringify({ 'src/both.ts': { file: 'assets/both.js' } }),
    'dist/assets/both.js': LONG,
    'dist/assets/server.js': LONG,
    'dist-ssr/assets/both.js': LONG,
    'dist-ssr/assets/server.js': LONG,
    'dist/remoteEntry.js': "import './assets/dist-runtime1.js';",
    'dist/assets/dist-runtime1.js': 'export {};',
    // A library of the module whose folder happens to have that name.
    'dist/assets/dist-library1.js': 'export {};',
    'dist/remoteEntry.ssr.js': 'export {};',
    'dist/assets/list.js': LONG,
    'dist/assets/list.css': '.list {}',
    'dist/assets/common.js': 'export {};',
    'dist/assets/post.js': 'export {};',
    'dist/assets/later.js': 'export {};',
    'dist/assets/hostInit-abc123.js': 'export {};',
    'dist/assets/vite-preload-helper-x_Y.js': 'export {};',
    'dist/assets/distant-shore.js': 'export {};',
    ...files,
  });

describe('writeReleaseRecord', () => {
  it('says what the release is and what each part needs at once', async () => {
    const root = await build(federationManifest);
    const record = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    expect(record).toMatchObject({
      module: 'blog',
      version: '1.0.0-abc',
      contract: 1,
      routes: manifest.routes,
      slots: [],
      exposes: {
        './blog-list': { js: ['assets/list.js', 'assets/common.js'], css: ['assets/list.css'] },
        './blog-post': { js: ['assets/post.js'], css: [] },
      },
    });
    expect(record.shared).toEqual({ react: '19.3.1', '@northloop/kit': '1.0.0' });
    expect(record.entry).toEqual({
      client: 'remoteEntry.js',
      server: 'remoteEntry.ssr.js',
      preload: [
        'assets/dist-runtime1.js',
        'assets/hostInit-abc123.js',
        'assets/vite-preload-helper-x_Y.js',
      ],
    });
  });

  it('writes what it returns beside the files', async () => {
    const root = await build(federationManifest);
    const record = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    const text = await readFile(join(root, 'dist/release.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(record);
  });

  it('lists every file with its right size and digest, compressed forms too, but not itself', async () => {
    const root = await build(federationManifest);
    const { files } = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    for (const { path, bytes, sha256: digest } of files) {
      const content = await readFile(join(root, 'dist', path));
      expect(content.byteLength, path).toBe(bytes);
      expect(sha256(content), path).toBe(digest);
    }
    const paths = files.map(({ path }) => path);
    expect(paths).toContain('remoteEntry.ssr.js');
    expect(paths).toContain('assets/list.js.br');
    expect(paths).toContain('assets/list.js.gz');
    expect(paths).not.toContain('release.json');
    expect(
      brotliDecompressSync(await readFile(join(root, 'dist/assets/list.js.br'))).toString(),
    ).toBe(LONG);
  });

  it('compresses nothing that no browser asks for', async () => {
    const root = await build(federationManifest, {
      'dist-ssr/content-index.js': `export const contentIndex = [{ path: '/', kind: 'page', title: 'A', description: 'B', text: '${'C '.repeat(600)}' }];`,
    });
    const { files } = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    const paths = files.map(({ path }) => path);
    expect(paths).toContain('assets/server.js');
    expect(paths).not.toContain('assets/server.js.br');
    expect(paths).toContain('content-index.json');
    expect(paths).not.toContain('content-index.json.br');
    // A script that is in both builds is for browsers too.
    expect(paths).toContain('assets/both.js.br');
  });

  it('keeps the build tool’s own notes out of the release', async () => {
    const root = await build(federationManifest);
    const { files } = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    const paths = files.map(({ path }) => path);
    expect(paths).not.toContain('mf-stats.json');
    expect(paths.some((path) => path.startsWith('.'))).toBe(false);
    await expect(readFile(join(root, 'dist/mf-stats.json'))).rejects.toThrow('ENOENT');
  });

  it('describes the same build the same when it is run again', async () => {
    const root = await build(federationManifest, { 'dist/assets/second.js': LONG });
    const first = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    const second = await writeReleaseRecord({ manifest, version: '1.0.0-abc', root });
    expect(second).toEqual(first);
  });

  it('fails when the build lacks an expose that the manifest promises', async () => {
    const [list] = federationManifest.exposes;
    const root = await build({ ...federationManifest, exposes: [list] });
    await expect(writeReleaseRecord({ manifest, version: '1.0.0', root })).rejects.toThrow(
      'blog: the build does not expose ./blog-post',
    );
    await expect(readFile(join(root, 'dist/release.json'))).rejects.toThrow('ENOENT');
  });

  it('fails when the build has no part for the server', async () => {
    const { remoteEntry } = federationManifest.metaData;
    const root = await build({ ...federationManifest, metaData: { remoteEntry } });
    await expect(writeReleaseRecord({ manifest, version: '1.0.0', root })).rejects.toThrow(
      'blog: the build has no server entry',
    );
    await expect(readFile(join(root, 'dist/release.json'))).rejects.toThrow('ENOENT');
  });

  it('fails where nothing was built', async () => {
    const root = await temporaryFolder();
    await expect(writeReleaseRecord({ manifest, version: '1.0.0', root })).rejects.toThrow(
      'ENOENT',
    );
  });
});
