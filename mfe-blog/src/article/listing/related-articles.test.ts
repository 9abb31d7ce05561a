import { describe, expect, it } from 'vitest';
import { sampleSummary } from '../sample-summary';
import { relatedArticles } from './related-articles';

const article = sampleSummary({ slug: 'self', category: 'SEO', tags: ['a', 'b', 'c'] });
const other = (slug: string, category: 'SEO' | 'Development', tags: string[]) =>
  sampleSummary({ slug, category, tags });

const related = (...others: ReturnType<typeof other>[]) =>
  relatedArticles(article, [article, ...others]).map(({ slug }) => slug);

describe('relatedArticles', () => {
  it('takes the same category or a common tag, and never the article itself', () => {
    expect(related(other('none', 'Development', ['z']), other('category', 'SEO', ['z']))).toEqual([
      'category',
    ]);
    expect(related(other('tag', 'Development', ['c', 'z']))).toEqual(['tag']);
    expect(related()).toEqual([]);
  });

  it('takes at most two, those with most in common first', () => {
    expect(
      related(
        other('one', 'Development', ['a']),
        other('three', 'SEO', ['a', 'b']),
        other('two', 'Development', ['a', 'b']),
        other('one-more', 'SEO', ['z']),
      ),
    ).toEqual(['three', 'two']);
  });

  it('keeps the given order among equals', () => {
    expect(
      related(other('x', 'SEO', []), other('y', 'Development', ['a']), other('z', 'SEO', [])),
    ).toEqual(['x', 'y']);
  });

  it('lets a later one with more in common go before both', () => {
    expect(
      related(
        other('x', 'SEO', []),
        other('y', 'Development', ['a']),
        other('z', 'SEO', ['a', 'b', 'c']),
      ),
    ).toEqual(['z', 'x']);
  });
});
