import { describe, expect, it } from 'vitest';
import { sampleSummary } from '../../article/sample-summary';
import { PAGE_SIZE } from './find-articles';
import { pageOfList } from './load-list';

const articles = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) =>
  sampleSummary({ slug: `article-${index}`, category: index % 2 === 0 ? 'SEO' : 'Development' }),
);

const read = (query: string) => pageOfList(articles, new URLSearchParams(query));

describe('pageOfList', () => {
  it('carries one page of articles and the number of all', () => {
    expect(read('')).toMatchObject({ data: { count: articles.length, page: 1, pages: 3 } });
    expect(read('page=3')).toMatchObject({
      data: { listed: [{ slug: `article-${2 * PAGE_SIZE}` }], page: 3 },
    });
  });

  it('pages through what a category or a search leaves', () => {
    expect(read('category=SEO&page=2')).toMatchObject({ data: { count: 13, page: 2, pages: 2 } });
    expect(read('q=sample&category=Development')).toMatchObject({ data: { count: 12, pages: 1 } });
  });

  it('sends a page past the end to the last one of the same search', () => {
    expect(read('page=9')).toEqual({ redirect: '/blog?page=3' });
    expect(read('q=sample&category=SEO&page=9')).toEqual({
      redirect: '/blog?q=sample&category=SEO&page=2',
    });
    expect(read('q=nothing&page=2')).toEqual({ redirect: '/blog?q=nothing' });
  });
});
