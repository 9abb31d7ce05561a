import { describe, expect, it } from 'vitest';
import { foldCase } from './fold-case';

describe('foldCase', () => {
  it.each([
    ['SEO', 'seo'],
    ['Straße', 'STRASSE'],
    ['Straße', 'STRAẞE'],
    ['İstanbul', 'istanbul'],
    ['İSTANBUL', 'istanbul'],
    ['ILIK', 'ılık'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['École', 'E\u0301COLE'],
    ['МИННЕСОТА', 'миннесота'],
    ['oﬃce', 'OFFICE'],
    ['ＷＥＢ', 'web'],
    ['𐐀', '𐐨'],
    ['a baker’s “first” site', 'A BAKER\'S "FIRST" SITE'],
    ['‘yes’', "'yes'"],
  ])('makes %s and %s equal', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it.each([
    ['é', 'e'],
    ['ö', 'o'],
    ['ss', 's'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldCase(one)).not.toBe(foldCase(other));
  });

  it('treats plain ASCII like every other text', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 127 }, (_, code) => code));
    // A letter outside ASCII after the text forces the slow path.
    expect(foldCase(`${ascii}Ö`)).toBe(`${foldCase(ascii)}ö`);
  });

  it('changes nothing more when applied again', () => {
    for (const text of ['İß Σς ﬃ', 'E\u0301ẞ', 'ŉ ΐ']) {
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
    }
  });
});
