import { describe, expect, it } from 'vitest';
import { QuoteBook } from './quoted-figures';

describe('projects that a visitor may have described', () => {
  const projectsIn = (...said: string[]) =>
    new QuoteBook('http://127.0.0.1').projectsIn(said).map(({ features }) => features);

  it('have the features that the price rules know, alone and together', () => {
    const lists = projectsIn('a gym w/ class booking', 'and a newsletter');
    expect(lists).toContainEqual(['booking']);
    expect(lists).toContainEqual(['newsletter']);
    expect(lists).toContainEqual(expect.arrayContaining(['booking', 'newsletter']));
  });

  it('have no feature, or one that the rules do not know, where none is named', () => {
    const lists = projectsIn('what does a site cost');
    expect(new Set(lists.map((list) => list?.join()))).toEqual(new Set(['', 'something else']));
  });
});
