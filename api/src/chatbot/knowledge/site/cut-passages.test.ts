import type { ContentEntry } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { cutPassages } from './cut-passages.js';

const page: ContentEntry = {
  path: '/about',
  kind: 'page',
  title: 'About us',
  description: 'Who we are.',
  text: '',
};
const textsOf = (entry: Partial<ContentEntry>) =>
  cutPassages([{ ...page, ...entry }]).map(({ text }) => text);

describe('cutPassages', () => {
  it('takes the answers that a page gives first, under their questions', () => {
    const questions = [{ question: 'Who are you?', answer: 'Six people.' }];
    expect(cutPassages([{ ...page, questions }])).toEqual([
      { path: '/about', title: 'About us', text: 'Six people.', heading: 'Who are you?' },
      { path: '/about', title: 'About us', text: 'Who we are.' },
    ]);
  });

  it('joins short sentences until they say something', () => {
    const sentence = 'We build sites for bakeries and bars.';
    expect(textsOf({ text: Array(6).fill(sentence).join(' ') })).toEqual([
      'Who we are.',
      Array(3).fill(sentence).join(' '),
      Array(3).fill(sentence).join(' '),
    ]);
  });

  it('makes no passage too long to be quoted, and cuts between words', () => {
    const texts = textsOf({ text: `${'many words '.repeat(80)}.` });
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(320);
    expect(texts.at(-1)).toMatch(/(many|words)…$/);
  });

  it('takes a bounded part of an endless page', () => {
    const sentence = `${'A sentence that is long enough to stand alone as a passage, '.repeat(2)}and ends.`;
    expect(textsOf({ text: Array(400).fill(sentence).join(' ') })).toHaveLength(150);
  });

  it('leaves out what is empty', () => {
    expect(textsOf({ description: '  ' })).toEqual([]);
  });
});
