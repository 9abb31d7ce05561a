import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@northloop/testing/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { createArticleFolder } from './article-folder.ts';
import { sampleArticle } from './sample-article.ts';

describe('createArticleFolder', () => {
  let folder: string;
  const write = (slug: string, id: number, title = 'A Title') =>
    writeFile(join(folder, `${slug}.md`), sampleArticle({ slug, id: String(id), title }));

  beforeEach(async () => {
    folder = await temporaryFolder();
    await write('one', 1);
    await write('two', 2);
  });

  it('looks again only when told to, and compiles only what has changed', async () => {
    const articles = createArticleFolder(folder);
    const first = await articles.read();
    await write('two', 2, 'Another Title');
    await write('three', 3);
    expect(await articles.read()).toBe(first);

    articles.forget();
    const second = await articles.read();
    expect([...second.posts.keys()].sort()).toEqual(['one.md', 'three.md', 'two.md']);
    expect(second.posts.get('one.md')?.article).toBe(first.posts.get('one.md')?.article);
    expect(second.posts.get('two.md')?.article.title).toBe('Another Title');
  });

  it('tells each article where to read on', async () => {
    const { posts } = await createArticleFolder(folder).read();
    expect(posts.get('one.md')?.related.map(({ slug }) => slug)).toEqual(['two']);
  });

  it('reads again after a mistake has been mended', async () => {
    const articles = createArticleFolder(folder);
    await write('two', 1);
    await expect(articles.read()).rejects.toThrow(/already the id/);
    await write('two', 2);
    articles.forget();
    expect((await articles.read()).summaries).toHaveLength(2);
  });
});
