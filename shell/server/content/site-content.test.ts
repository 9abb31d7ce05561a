import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentEntry, ModuleName, ReleaseRecord } from '@northloop/contracts';
import { temporaryFolder } from '@northloop/testing/vitest';
import { describe, expect, it } from 'vitest';
import { collectLog } from '../testing/collect-log';
import { sampleRelease } from '../testing/sample-release';
import { createSiteContent } from './site-content';

const entry = (path: string): ContentEntry => ({
  path,
  kind: 'page',
  title: `Title of ${path}`,
  description: 'A page.',
  text: 'Words.',
});

/**
 * Content indexes in the mirror's folders.
 * @param indexes content of each module's file; text is written as it is.
 */
async function siteContent(indexes: Partial<Record<ModuleName, unknown>>) {
  const root = await temporaryFolder();
  const folderOf = (module: ModuleName, version: string) => join(root, module, version);
  const { log, lines } = collectLog();
  const releases = new Map<ModuleName, ReleaseRecord | Promise<never>>();
  async function release(module: ModuleName, version: string, index: unknown) {
    await mkdir(folderOf(module, version), { recursive: true });
    const text = typeof index === 'string' ? index : JSON.stringify(index);
    await writeFile(join(folderOf(module, version), 'content-index.json'), text);
    const { record } = sampleRelease({ module, version });
    releases.set(module, { ...record, contentIndex: 'content-index.json' });
  }
  for (const [module, index] of Object.entries(indexes)) {
    await release(module as ModuleName, '1.0.0', index);
  }
  const registry = { current: async (module: ModuleName) => releases.get(module) ?? null };
  const content = createSiteContent(registry, { folderOf }, log);
  return { content, release, releases, errors: () => lines.filter(({ level }) => level >= 50) };
}

const pathsOf = ({ entries }: { entries: readonly ContentEntry[] }) =>
  entries.map(({ path }) => path);

describe('createSiteContent', () => {
  it('gathers what the releases in use say', async () => {
    const { content, errors } = await siteContent({ marketing: [entry('/')], blog: [entry('/b')] });
    expect(pathsOf(await content())).toEqual(['/', '/b']);
    expect(errors()).toEqual([]);
  });

  it('takes a new release over, and reads an old one once', async () => {
    const { content, release } = await siteContent({ blog: [entry('/blog')] });
    const first = await content();
    expect(await content()).toBe(first);
    await release('blog', '2.0.0', [entry('/blog'), entry('/blog/new')]);
    expect(pathsOf(await content())).toEqual(['/blog', '/blog/new']);
    expect((await content()).version).not.toBe(first.version);
  });

  it.each([
    ['is no JSON', '<html>'],
    ['is no list', {}],
  ])('goes on without an index that %s', async (_, broken) => {
    const { content, errors } = await siteContent({ marketing: [entry('/')], blog: broken });
    expect(pathsOf(await content())).toEqual(['/']);
    expect(errors()).toContainEqual(
      expect.objectContaining({ module: 'blog', msg: 'content index could not be read' }),
    );
  });

  it('leaves out entries that lack something', async () => {
    const { content, errors } = await siteContent({ blog: [{ path: '/x' }, null, entry('/ok')] });
    expect(pathsOf(await content())).toEqual(['/ok']);
    expect(errors()).toHaveLength(1);
  });

  it('keeps one entry for an address that two modules claim', async () => {
    const claim = { ...entry('/about'), title: 'Another' };
    const { content, errors } = await siteContent({ marketing: [entry('/about')], blog: [claim] });
    expect((await content()).entries).toEqual([entry('/about')]);
    expect(errors()).toHaveLength(1);
  });

  it('does not wait for a module that gives no answer', async () => {
    const { content, releases } = await siteContent({ marketing: [entry('/')] });
    releases.set('chat', new Promise<never>(() => {}));
    expect(pathsOf(await content())).toEqual(['/']);
  });
});
