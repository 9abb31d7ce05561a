import { describe, expect, it } from 'vitest';
import { sampleMockup } from '../testing/sample-response';
import { shownParts, type TextPlace, textPlaces, withPart } from './text-places';

const placeAt = (path: string, edits = {}): TextPlace => {
  const found = textPlaces(sampleMockup(), edits).find((place) => place.path === path);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
};

describe('textPlaces', () => {
  it('has every text that a visitor may change, once, in the order of the page', () => {
    const places = textPlaces(sampleMockup(), { 'item.Rye': 'Rye bread' });
    const paths = places.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.slice(0, 4)).toEqual([
      'hero.title',
      'hero.subtitle',
      'hero.cta',
      'companyInfo.tagline',
    ]);
    expect(placeAt('item.Rye', { 'item.Rye': 'Rye bread' })).toMatchObject({
      label: '1. Name',
      own: 'Rye',
      value: 'Rye bread',
      area: 1,
    });
  });
});

describe('the pieces of a text on the page', () => {
  it('are paragraphs for lines, and question and answer for a question', () => {
    expect(shownParts(placeAt('section.content.about'))).toEqual(['Two ovens.', 'One street.']);
    expect(shownParts(placeAt('item.Do you deliver? Yes, on Fridays.'))).toEqual([
      'Do you deliver?',
      'Yes, on Fridays.',
    ]);
    expect(shownParts(placeAt('item.Ask us anything'))).toEqual(['Ask us anything']);
  });

  it('are the drafted words where a page needs some, and none for another cleared text', () => {
    expect(shownParts(placeAt('hero.title', { 'hero.title': '' }))).toEqual(['Come hungry']);
    expect(shownParts(placeAt('companyInfo.tagline', { 'companyInfo.tagline': ' ' }))).toEqual([]);
  });

  it('are put together again with a changed one', () => {
    expect(withPart(placeAt('section.content.about'), 1, ' One town. ')).toBe(
      'Two ovens.\nOne town.',
    );
    expect(withPart(placeAt('item.Do you deliver? Yes, on Fridays.'), 0, 'Do you ship?')).toBe(
      'Do you ship? Yes, on Fridays.',
    );
  });
});
