import { describe, expect, it } from 'vitest';
import { listAddress, readListAddress } from './list-address';

const read = (query: string) => readListAddress(new URLSearchParams(query));

describe('the list’s address', () => {
  it('is bare for the whole list', () => {
    expect(listAddress({ text: '', category: null })).toBe('/blog');
  });

  it.each([
    { text: 'straße & co', category: null, page: 1 },
    { text: '', category: 'Design Trends', page: 1 },
    { text: ' a+b=c ', category: 'SEO', page: 12 },
  ])('comes back as it was: %j', (filter) => {
    expect(read(listAddress(filter).replace('/blog', ''))).toEqual(filter);
  });

  it.each(['', '?category=', '?category=All&q='])('reads %j as everything', (query) => {
    expect(read(query)).toEqual({ text: '', category: null, page: 1 });
  });

  it.each(['0', '-1', '1.5', '2e3', 'two', '', '99999999'])(
    'takes page %j for the first',
    (page) => {
      expect(read(`?page=${page}`).page).toBe(1);
    },
  );

  it('does not name the first page', () => {
    expect(listAddress({ text: 'a', category: null, page: 1 })).toBe('/blog?q=a');
  });

  it('keeps a category it does not know, which then matches nothing', () => {
    expect(read('?category=News').category).toBe('News');
  });
});
