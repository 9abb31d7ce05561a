import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { writeTree } from '@northloop/testing/write-tree';
import { describe, expect, it } from 'vitest';
import { sourceVersion } from './source-version';

const WORKSPACE = {
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
  'tsconfig.base.json': '{}\n',
  'packages/kit/package.json': '{"version":"1.0.0"}\n',
  'packages/kit/src/index.ts': 'export {};\n',
  'packages/kit/src/ui/controls/button.tsx': 'export {};\n',
  'packages/contracts/src/index.ts': 'export {};\n',
  'packages/federation/src/index.ts': 'export {};\n',
  'mfe-blog/package.json': '{"name":"@northloop/mfe-blog","version":"1.4.0"}\n',
  'mfe-blog/module.ts': 'export const blogModule = {};\n',
  'mfe-blog/src/blog-list/list.tsx': 'export const list = 1;\n',
  'mfe-blog/src/blog-list/list.css': '.list {}\n',
  'mfe-chat/src/assistant.tsx': 'export {};\n',
};

/** The version of the blog in a workspace before and after files are written there. */
async function blogVersion(changes: Record<string, string> = {}): Promise<[string, string]> {
  const workspace = await temporaryFolder(WORKSPACE);
  const before = sourceVersion(join(workspace, 'mfe-blog'));
  await writeTree(workspace, changes);
  return [before, sourceVersion(join(workspace, 'mfe-blog'))];
}

describe('sourceVersion', () => {
  it('is the package’s version and ten digits of the sources', async () => {
    const [version] = await blogVersion();
    expect(version).toMatch(/^1\.4\.0-[0-9a-f]{10}$/);
  });

  it('is the same for the same sources, wherever they are', async () => {
    const [[here], [there]] = [await blogVersion(), await blogVersion()];
    expect(here).toBe(there);
  });

  it('does not depend on the order in which files were written', async () => {
    const backwards = await temporaryFolder(
      Object.fromEntries(Object.entries(WORKSPACE).reverse()),
    );
    const [forwards] = await blogVersion();
    expect(sourceVersion(join(backwards, 'mfe-blog'))).toBe(forwards);
  });

  it.each([
    ['a source of the module', 'mfe-blog/src/blog-list/list.tsx'],
    ['a style of the module', 'mfe-blog/src/blog-list/list.css'],
    ['the manifest', 'mfe-blog/module.ts'],
    ['a new file', 'mfe-blog/src/new.ts'],
    ['the kit', 'packages/kit/src/ui/controls/button.tsx'],
    ['the contracts', 'packages/contracts/src/index.ts'],
    ['the build preset', 'packages/federation/src/index.ts'],
    ['the kit’s version and exports', 'packages/kit/package.json'],
    ['the lockfile', 'pnpm-lock.yaml'],
    ['the compiler settings', 'tsconfig.base.json'],
  ])('is another one after a change of %s', async (_, path) => {
    const [before, after] = await blogVersion({ [path]: 'changed\n' });
    expect(after).not.toBe(before);
    expect(after).toMatch(/^1\.4\.0-/);
  });

  it('is another one after a release by hand, with that number', async () => {
    const [before, after] = await blogVersion({
      'mfe-blog/package.json': '{"name":"@northloop/mfe-blog","version":"2.0.0"}\n',
    });
    expect(after).toMatch(/^2\.0\.0-[0-9a-f]{10}$/);
    expect(after.slice(-10)).not.toBe(before.slice(-10));
  });

  it('is another one when a file is moved or gone', async () => {
    const workspace = await temporaryFolder(WORKSPACE);
    const module = join(workspace, 'mfe-blog');
    const before = sourceVersion(module);
    await rm(join(module, 'src/blog-list/list.css'));
    const without = sourceVersion(module);
    await writeTree(module, {
      'src/blog-list/renamed.css': WORKSPACE['mfe-blog/src/blog-list/list.css'],
    });
    const renamed = sourceVersion(module);
    expect(new Set([before, without, renamed]).size).toBe(3);
  });

  it('tells a file’s name from its content', async () => {
    const [[, one], [, other]] = [
      await blogVersion({ 'mfe-blog/a.ts': 'x' }),
      await blogVersion({ 'mfe-blog/a.tsx': '' }),
    ];
    expect(one).not.toBe(other);
  });

  it.each([
    ['a test', 'mfe-blog/src/blog-list/list.test.tsx'],
    ['a test of the kit', 'packages/kit/src/ui/controls/button.test.tsx'],
    ['the README', 'mfe-blog/README.md'],
    ['the changelog', 'mfe-blog/CHANGELOG.md'],
    ['what was built', 'mfe-blog/dist/blog-list.js'],
    ['what was built for the server', 'mfe-blog/dist-ssr/blog-list.js'],
    ['what is installed', 'mfe-blog/node_modules/react/index.js'],
    ['the build’s own notes', 'mfe-blog/.wireit/manifest'],
    ['another module', 'mfe-chat/src/assistant.tsx'],
    ['the release store', 'packages/federation/src/release-store/release-store.ts'],
    ['the release commands', 'packages/federation/src/release-commands/publish.ts'],
    ['a test of the build preset', 'packages/federation/src/define-module.test.ts'],
  ])('stays the same after a change of %s', async (_, path) => {
    const [before, after] = await blogVersion({ [path]: 'changed\n' });
    expect(after).toBe(before);
  });
});
