import { expect, it } from 'vitest';
import { checkTogether } from './check-together.ts';
import { compileArticle } from './compile-article.ts';
import { SAMPLE_FILE, sampleArticle } from './sample-article.ts';

const sample = compileArticle(sampleArticle({}, '- see [this](/blog/second#part)'), SAMPLE_FILE);
const second = (id: string) => compileArticle(sampleArticle({ slug: 'second', id }), 'second.md');

it('accepts articles that know each other', async () => {
  const articles = [await sample, await second('8')];
  expect(() => checkTogether(articles)).not.toThrow();
});

it('refuses an id that is taken', async () => {
  const articles = [await sample, await second('7')];
  expect(() => checkTogether(articles)).toThrow(
    'second.md: id: 7 is already the id of a-new-article.md',
  );
});

it('refuses a link to an article that does not exist', async () => {
  const articles = [await sample];
  expect(() => checkTogether(articles)).toThrow(`${SAMPLE_FILE}: link "/blog/second#part"`);
});
