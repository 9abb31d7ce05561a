import { describe, expect, it } from 'vitest';
import { thesaurus } from './thesaurus.js';
import { conceptsOf } from './to-concept.js';

describe('conceptsOf', () => {
  it.each([
    ['who looks after the webshop', 'who maintains the store'],
    ['our vacancies', 'your careers'],
    ['the page keeps crashing', 'the site is broken'],
    ['keep it up to date', 'updates'],
  ])('finds one meaning in “%s” and “%s”', (one, other) => {
    const shared = conceptsOf(one).filter((concept) => conceptsOf(other).includes(concept));
    expect(shared.length).toBeGreaterThan(0);
  });

  it('sees none in small words', () => {
    expect(conceptsOf('why is that so')).toEqual([]);
  });

  it('gives no word two meanings', () => {
    const words = Object.values(thesaurus).flatMap((others) => others.split(' '));
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
