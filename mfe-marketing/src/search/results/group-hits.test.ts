import type { ContentKind, SearchHit } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { searchAddress } from '../search-address';
import { groupHits } from './group-hits';
import { resultCount } from './result-count';

const hit = (path: string, kind: ContentKind): SearchHit => ({
  path,
  kind,
  title: path,
  description: '',
});

describe('groupHits', () => {
  it('puts the kind of the best result first and keeps the order within a kind', () => {
    const hits = [hit('/a', 'article'), hit('/s', 'service'), hit('/b', 'article')];
    expect(groupHits(hits).map(({ kind, hits: own }) => [kind, own.map((h) => h.path)])).toEqual([
      ['article', ['/a', '/b']],
      ['service', ['/s']],
    ]);
    expect(groupHits([])).toEqual([]);
  });
});

describe('resultCount', () => {
  it('counts in words', () => {
    expect(resultCount(0, 'x')).toBe('No results for “x”');
    expect(resultCount(1, 'x')).toBe('1 result for “x”');
    expect(resultCount(12, 'two words')).toBe('12 results for “two words”');
  });
});

describe('searchAddress', () => {
  it('carries the query, whatever is in it', () => {
    expect(searchAddress(' R&D? ')).toBe('/search?q=R%26D%3F');
    expect(searchAddress('  ')).toBe('/search');
  });
});
