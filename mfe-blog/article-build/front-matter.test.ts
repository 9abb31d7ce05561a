import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';
import { SAMPLE_FILE, sampleArticle } from './sample-article.ts';

const read = (changes: Record<string, string | null>) =>
  readFrontMatter(sampleArticle(changes), SAMPLE_FILE);

describe('readFrontMatter', () => {
  it('gives the fields, the Markdown and how far down it begins', () => {
    const { fields, markdown, linesAbove } = read({});
    expect(fields).toMatchObject({
      id: 7,
      date: '2025-03-25',
      tags: ['seo', 'content'],
      featured: false,
    });
    expect(markdown.trim()).toBe('First paragraph.');
    expect(sampleArticle().split('\n')[linesAbove + 1]).toBe('First paragraph.');
  });

  it.each([
    ['title', null],
    ['id', '0'],
    ['id', '"7"'],
    ['slug', 'A New Article'],
    ['excerpt', '""'],
    ['date', '"March 25, 2025"'],
    ['date', '"2025-02-30"'],
    ['readTime', 'eight minutes'],
    ['category', 'seo'],
    ['tags', '[]'],
    ['tags', '[seo, seo]'],
    ['tags', '[Local Search]'],
    ['image', 'https://elsewhere.example/a.svg'],
    ['featured', '"yes"'],
    ['description', null],
  ])('refuses a wrong %s (%s), naming file and field', (field, value) => {
    expect(() => read({ [field]: value })).toThrow(new RegExp(`^${SAMPLE_FILE}: ${field}`));
  });

  it('names every wrong field at once', () => {
    expect(() => read({ author: null, category: 'News' })).toThrow(/author: .*category: /);
  });

  it('refuses a field it does not know, so that a misspelling is noticed', () => {
    expect(() => read({ auther: 'Maya' })).toThrow(`${SAMPLE_FILE}: front matter: `);
  });

  it('refuses a slug that is not the name of the file', () => {
    expect(() => readFrontMatter(sampleArticle(), 'other.md')).toThrow('other.md: slug: ');
  });

  it('refuses a file without front matter, and front matter that is not YAML', () => {
    expect(() => readFrontMatter('# Hello\n', SAMPLE_FILE)).toThrow('must begin with front matter');
    expect(() => read({ title: '"open' })).toThrow('front matter is not YAML');
  });
});
