import type { SearchHit } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { loadSearch } from './load-search';

const hit: SearchHit = { path: '/terms', kind: 'legal', title: 'Terms', description: 'Terms.' };

const load = (address: string, search: (query: string) => Promise<SearchHit[]>) =>
  loadSearch({ url: new URL(address, 'https://northloop.example'), search });

describe('loadSearch', () => {
  it('looks for what the address says, without the blanks around it', async () => {
    const asked: string[] = [];
    const result = await load('/search?q=+deposit%20', async (query) => {
      asked.push(query);
      return [hit];
    });
    expect(result).toEqual({ data: { query: 'deposit', hits: [hit] } });
    expect(asked).toEqual(['deposit']);
  });

  it.each(['/search', '/search?q=', '/search?q=++'])('asks nobody for %s', async (address) => {
    const result = await load(address, () => Promise.reject(new Error('asked')));
    expect(result).toEqual({ data: { query: '', hits: [] } });
  });

  it('tells a search that failed from one that found nothing', async () => {
    await expect(load('/search?q=x', () => Promise.reject(new Error('down')))).resolves.toEqual({
      data: { query: 'x', hits: null },
    });
    await expect(load('/search?q=x', async () => [])).resolves.toEqual({
      data: { query: 'x', hits: [] },
    });
  });
});
