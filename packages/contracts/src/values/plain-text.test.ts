import { describe, expect, it } from 'vitest';
import { plainAddress, plainLine, plainText, tooLong } from './plain-text.js';

describe('plainText', () => {
  it.each([
    ['a text as it is', 'Åse & Søn,\n\tMinneapolis', 'Åse & Søn,\n\tMinneapolis'],
    ['line ends', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['controls of both kinds', 'a\u0000b\u001b[31mc\u0085d\u009b31me', 'ab[31mcd31me'],
    ['turns of direction', '\u202Anils@example.com\u202C', 'nils@example.com'],
    ['isolates and marks', '\u2067שלום\u2069 \u200Fabc', 'שלום abc'],
    ['soft hyphens and marks of no width', 'exam\u00ADple\u200B.c\u2060om\uFEFF', 'example.com'],
    ['a name that shows nothing', '\u200B\u2060', ''],
    ['blank letters', '\u3164 \u2800\u200D', ''],
    ['what joins letters', 'می\u200Cخواهم 👩\u200D👩\u200D👧', 'می\u200Cخواهم 👩\u200D👩\u200D👧'],
    ['spaces around', ' \u00a0 Dana \n', 'Dana'],
  ])('%s', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});

it('plainLine has no line breaks', () => {
  expect(plainLine(' Dana\r\nBcc: all@example.com\u2028x ')).toBe('Dana Bcc: all@example.com x');
});

it('plainAddress has no joiners', () => {
  expect(plainAddress('dana\u200D@bakery\u200C.example ')).toBe('dana@bakery.example');
});

it('tooLong says what is allowed and what is there', () => {
  expect(tooLong('a'.repeat(5000), 5000)).toBeUndefined();
  expect(tooLong(` ${'a'.repeat(5216)} `, 5000)).toBe(
    'Please shorten this to 5,000 characters. It has 5,216.',
  );
});
