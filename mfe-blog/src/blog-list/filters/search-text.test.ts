import { describe, expect, it } from 'vitest';
import { nextSearchText, type SearchTextEvent, startSearchText } from './search-text';

const after = (start: string, ...events: [SearchTextEvent['type'], string][]) =>
  events.reduce(
    (state, [type, text]) => nextSearchText(state, { type, text }),
    startSearchText(start),
  ).typed;

describe('the search field’s text', () => {
  it('starts with what the address has', () => {
    expect(after('react')).toBe('react');
  });

  it('is not taken back when the address arrives late', () => {
    expect(after('', ['typed', 'a'], ['written', 'a'], ['typed', 'ab'], ['address', 'a'])).toBe(
      'ab',
    );
  });

  it('follows an address that something else has changed', () => {
    expect(after('', ['typed', 'a'], ['written', 'a'], ['address', 'a'], ['address', ''])).toBe('');
  });

  it('follows Back to a text that it once wrote itself', () => {
    expect(
      after(
        '',
        ['typed', 'a'],
        ['written', 'a'],
        ['address', 'a'],
        ['address', ''],
        ['address', 'a'],
      ),
    ).toBe('a');
  });
});
