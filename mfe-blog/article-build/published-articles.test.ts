import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Article } from '../src/article/article.ts';
import { ARTICLE_CATEGORIES } from '../src/article/article-categories.ts';
import { checkTogether } from './check-together.ts';
import { compileArticle } from './compile-article.ts';

const folder = new URL('../src/articles/', import.meta.url);

describe('the published articles', () => {
  let articles: Article[];
  beforeAll(async () => {
    articles = await Promise.all(
      readdirSync(folder).map((file) =>
        compileArticle(readFileSync(new URL(file, folder), 'utf8'), file),
      ),
    );
  });

  it('fit together', () => {
    expect(() => checkTogether(articles)).not.toThrow();
  });

  it('fill every category', () => {
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(ARTICLE_CATEGORIES));
  });

  it('take six to twelve minutes to read', () => {
    const minutes = articles
      .filter(({ id }) => id <= 6)
      .map(({ readTime }) => Number(/^(\d+) min read$/.exec(readTime)?.[1]));
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([6, 12]);
  });

  it('include the site’s first six under their ids, with two of them featured', () => {
    const slugs = Object.fromEntries(articles.map(({ id, slug }) => [id, slug]));
    expect(slugs).toMatchObject({
      1: 'future-of-web-design-ai-powered-tools',
      2: 'mobile-first-design-importance',
      3: 'seo-best-practices-2025',
      4: 'psychology-of-color-web-design',
      5: 'building-high-performance-react-applications',
      6: 'ecommerce-ux-design-converting-visitors',
    });
    const featured = articles.filter((article) => article.featured).map(({ id }) => id);
    expect(featured.sort()).toEqual([1, 3]);
  });
});
