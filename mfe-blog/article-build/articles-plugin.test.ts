import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@northloop/testing/vitest';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ArticleSummary, Post } from '../src/article/article.ts';
import { articlesPlugin } from './articles-plugin.ts';
import { sampleArticle } from './sample-article.ts';

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

async function buildFiles(input: Record<string, string>, folder: string, ssr = false) {
  // Build as for a release: otherwise the output would contain development code.
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [articlesPlugin(folder)],
    build: {
      ssr,
      write: false,
      minify: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
  });
  vi.unstubAllEnvs();
  return (result as Rolldown.RolldownOutput).output;
}

const chunksOf = (output: Rolldown.RolldownOutput['output']) =>
  output.filter((file) => file.type === 'chunk');

const input = {
  index: source('article/loading/article-index.ts'),
  load: source('article/loading/load-article.ts'),
};

const SLUGS = [
  'building-high-performance-react-applications',
  'ecommerce-ux-design-converting-visitors',
  'future-of-web-design-ai-powered-tools',
  'mobile-first-design-importance',
  'psychology-of-color-web-design',
  'seo-best-practices-2025',
];

afterEach(() => vi.unstubAllEnvs());

describe('the module’s own articles, for browsers', () => {
  let output: Rolldown.RolldownOutput['output'];
  const dataOf = (fileName: string): unknown => {
    const file = output.find((each) => each.fileName === fileName);
    return file?.type === 'asset' ? JSON.parse(String(file.source)) : undefined;
  };

  beforeAll(async () => {
    output = await buildFiles(input, source('articles'));
  });

  it('puts summaries into the index, newest first, and no body', () => {
    const index = dataOf('article-index.json') as ArticleSummary[];
    expect(index.map(({ slug }) => slug).sort()).toEqual(SLUGS);
    const dates = index.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const summary of index) expect(summary).not.toHaveProperty('body');
  });

  it('gives every article a file of its own, with where to read on', () => {
    for (const slug of SLUGS) {
      const { article, related } = dataOf(`articles/${slug}.json`) as Post;
      expect(article).toMatchObject({ slug, body: expect.arrayContaining([expect.anything()]) });
      expect(related.length).toBeLessThanOrEqual(2);
      for (const other of related) expect(other).not.toHaveProperty('body');
    }
  });

  it('leaves the scripts as they are, however many articles there are', () => {
    const code = chunksOf(output).map((chunk) => chunk.code);
    expect(code.join('\n')).not.toMatch(new RegExp(SLUGS.join('|')));
  });
});

describe('the module’s own articles, for the server', () => {
  let chunks: Rolldown.OutputChunk[];

  beforeAll(async () => {
    chunks = chunksOf(await buildFiles(input, source('articles'), true));
  });

  it('gives every article a chunk of its own that loads only when asked for', () => {
    const posts = chunks.filter((chunk) => chunk.isDynamicEntry && /"body/.test(chunk.code));
    expect(posts.map((chunk) => chunk.name).sort()).toEqual(SLUGS);
  });

  it('brings neither parser nor highlighter', () => {
    const modules = chunks.flatMap((chunk) => chunk.moduleIds);
    expect(modules.filter((id) => /node_modules|article-build/.test(id))).toEqual([]);
  });
});

describe('a folder with a mistake', () => {
  it('fails the build with the file and the field', async () => {
    const folder = await temporaryFolder({
      'a-new-article.md': sampleArticle({ category: 'News' }),
    });
    const building = buildFiles({ date: source('article/long-date.ts') }, folder);
    await expect(building).rejects.toThrow(/a-new-article\.md: category/);
  });
});
