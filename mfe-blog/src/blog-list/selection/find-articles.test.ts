import { describe, expect, it } from 'vitest';
import { sampleSummary } from '../../article/sample-summary';
import { findArticles, PAGE_SIZE } from './find-articles';
import type { ListQuery } from './list-address';

const articles = [
  sampleSummary({ slug: 'a', featured: true }),
  sampleSummary({ slug: 'b', category: 'Development', title: 'React' }),
  sampleSummary({ slug: 'c', category: 'Development', featured: true }),
];

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const query = (changes: Partial<ListQuery> = {}): ListQuery => ({
  text: '',
  category: null,
  page: 1,
  ...changes,
});

describe('findArticles', () => {
  it('shows featured articles apart while no category is chosen, and none twice', () => {
    const { featured, listed, count } = findArticles(articles, query());
    expect([slugs(featured), slugs(listed), count]).toEqual([['a', 'c'], ['b'], 3]);
  });

  it('shows none apart once a category is chosen, and loses none', () => {
    const { featured, listed, count } = findArticles(articles, query({ category: 'Development' }));
    expect([slugs(featured), slugs(listed), count]).toEqual([[], ['b', 'c'], 2]);
  });

  it('searches featured articles too', () => {
    const { featured, listed } = findArticles(articles, query({ text: 'react' }));
    expect([slugs(featured), slugs(listed)]).toEqual([[], ['b']]);
  });

  it('shows every article of a long list on exactly one page, in order', () => {
    const many = Array.from({ length: 4 * PAGE_SIZE + 5 }, (_, index) =>
      sampleSummary({ slug: `article-${index}`, featured: index % 10 === 9 }),
    );
    const { pages } = findArticles(many, query());
    const all = Array.from({ length: pages }, (_, index) =>
      findArticles(many, query({ page: index + 1 })),
    );
    const [first, ...others] = all;
    expect(slugs(first?.featured ?? [])).toEqual(['article-9', 'article-19', 'article-29']);
    expect(others.flatMap(({ featured }) => featured)).toEqual([]);
    const listed = all.flatMap((page) => slugs(page.listed));
    expect(listed).toEqual(
      slugs(many).filter((slug) => !['article-9', 'article-19', 'article-29'].includes(slug)),
    );
    expect(Math.max(...all.map((page) => page.listed.length))).toBe(PAGE_SIZE);
  });

  it('shows the last page where a later one is asked for', () => {
    expect(findArticles(articles, query({ page: 7 }))).toMatchObject({ page: 1, pages: 1 });
  });
});
