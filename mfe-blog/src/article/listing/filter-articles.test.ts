import { describe, expect, it } from 'vitest';
import { sampleSummary } from '../sample-summary';
import { filterArticles } from './filter-articles';

const articles = [
  sampleSummary({ slug: 'title', title: 'Straße und Design' }),
  sampleSummary({ slug: 'excerpt', excerpt: 'About DESIGN.', category: 'Development' }),
  sampleSummary({ slug: 'tag', tags: ['seo', 'web-design'], category: 'Mobile Design' }),
  sampleSummary({ slug: 'author', author: 'Design Person' }),
];

const found = (text: string, category: string | null = null) =>
  filterArticles(articles, { text, category }).map(({ slug }) => slug);

describe('filterArticles', () => {
  it('finds a text in titles, excerpts and tags, whatever the case, and nowhere else', () => {
    expect(found('dEsIgN')).toEqual(['title', 'excerpt', 'tag']);
    expect(found('STRASSE')).toEqual(['title']);
    expect(found('eb-des')).toEqual(['tag']);
  });

  it('asks for no least length and ignores space around', () => {
    expect(found('ß')).toEqual(['title']);
    expect(found('  design ')).toEqual(['title', 'excerpt', 'tag']);
    expect(found('   ')).toHaveLength(4);
  });

  it('does not join fields: a text must be within one of them', () => {
    expect(found('seo web-design')).toEqual([]);
  });

  it('takes a category by its exact name', () => {
    expect(found('', 'Mobile Design')).toEqual(['tag']);
    expect(found('', 'mobile design')).toEqual([]);
    expect(found('', 'Mobile')).toEqual([]);
  });

  it('wants both to match', () => {
    expect(found('design', 'Development')).toEqual(['excerpt']);
    expect(found('straße', 'Development')).toEqual([]);
  });

  it('takes the text as it is, not as a pattern', () => {
    expect(found('.*')).toEqual([]);
  });
});
