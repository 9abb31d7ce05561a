import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentEntry } from '@northloop/contracts';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { articlesPlugin } from '../article-build/articles-plugin';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const slugs = readdirSync(source('articles')).map((file) => file.replace(/\.md$/, ''));

/** Bundles the index as the module's build does, because only the build turns articles into data. */
async function buildIndex(): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [articlesPlugin(source('articles'))],
    ssr: { noExternal: true },
    build: { ssr: source('content-index.ts'), write: false, minify: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output[0];
}

describe('contentIndex', () => {
  let chunk: Rolldown.OutputChunk;
  let entries: readonly ContentEntry[];

  beforeAll(async () => {
    chunk = await buildIndex();
    const url = `data:text/javascript,${encodeURIComponent(chunk.code)}`;
    ({ contentIndex: entries } = (await import(/* @vite-ignore */ url)) as {
      contentIndex: readonly ContentEntry[];
    });
  });

  const entryOf = (path: string) => entries.find((entry) => entry.path === path);

  it('has one entry for the list and for each article, and none for pages that only a mail leads to', () => {
    expect(entries.map(({ path }) => path).sort()).toEqual(
      ['/blog', ...slugs.map((slug) => `/blog/${slug}`)].sort(),
    );
  });

  it('begins with the list, then the newest article', () => {
    expect(entries[0]?.path).toBe('/blog');
    const dates = entries.slice(1).map(({ date = '' }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates.every((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))).toBe(true);
  });

  it('says of the list what it shows', () => {
    const text = entryOf('/blog')?.text;
    expect(text).toContain('Field notes for better websites');
    expect(text).toContain('explained with real numbers');
    expect(text).toContain('AI Tools and the Future of Web Design: A generator can draft');
  });

  it('knows an article by its author, its tags and all of its text', () => {
    expect(entryOf('/blog/future-of-web-design-ai-powered-tools')).toMatchObject({
      kind: 'article',
      title: 'AI Tools and the Future of Web Design',
      author: 'Maya Lindqvist',
      date: '2025-02-18',
      tags: ['ai-tools', 'web-design', 'small-business', 'content'],
      description: expect.stringContaining('With the arithmetic.'),
    });
    const text = entryOf('/blog/future-of-web-design-ai-powered-tools')?.text;
    expect(text).toContain('Here is what that saves, what it gets wrong');
    expect(text).toContain('It is a quarter past five in Maple Grove');
    expect(text).toContain('What actually got cheaper');
    expect(text).toContain('First layouts. Ask for five arrangements');
    expect(text).not.toMatch(/\*\*|undefined|\[object/);
    expect(entryOf('/blog/psychology-of-color-web-design')?.text).toMatch(/contrast/i);
  });

  it('brings neither React nor the kit, for it runs at build time alone', () => {
    const modules = chunk.moduleIds;
    expect(modules.length).toBeGreaterThan(slugs.length);
    expect(modules.filter((id) => /node_modules|packages\/kit/.test(id))).toEqual([]);
  });
});
