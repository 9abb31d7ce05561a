import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillFigures } from './figures.js';
import { readSubjects } from './read-subjects.js';
import { pages } from './site-pages.js';

const SUBJECTS = new URL('subjects/', import.meta.url);

describe('the subjects', () => {
  const subjects = readSubjects(SUBJECTS);

  it('lead to pages of the site', () => {
    const known = new Set<string>(Object.values(pages));
    const lost = subjects.filter(({ page }) => !known.has(page) && !page.startsWith('/blog/'));
    expect(lost.map(({ id, page }) => `${id}: ${page}`)).toEqual([]);
  });

  // What code answers comes in more wordings than what one text answers.
  it('have 15 to 140 examples each, or 700 where code works out the answer', () => {
    const others = subjects.filter(
      ({ asked, does }) => asked.length < 15 || asked.length > (does === undefined ? 140 : 700),
    );
    expect(others.map(({ id, asked }) => `${id}: ${asked.length}`)).toEqual([]);
  });

  // A short word can be the same in both languages: 'SEO?'.
  it.each(['English', 'Spanish'])('share no wording in %s', (language) => {
    const owners = new Map<string, string>();
    const shared = subjects.flatMap(({ id, asked, es }) =>
      (language === 'English' ? asked : (es?.asked ?? [])).flatMap((wording) => {
        const plain = wording
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
        const owner = owners.get(plain);
        owners.set(plain, id);
        return owner === undefined ? [] : [`${owner} and ${id}: ${wording}`];
      }),
    );
    expect(shared).toEqual([]);
  });

  it('answer in a few sentences', () => {
    const long = subjects.filter(({ answer = '', es }) =>
      [answer, es?.answer ?? ''].some((text) => text.length > 560),
    );
    expect(long.map(({ id }) => id)).toEqual([]);
  });
});

describe('reading subjects', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'subjects-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const subject = (id: string, rest: string) =>
    `  - { id: ${id}, topic: price, question: A?, page: /terms, asked: [a], ${rest} }\n`;
  const read = (...entries: string[]) => {
    writeFileSync(join(folder, 'paying.yaml'), `subjects:\n${entries.join('')}`);
    return readSubjects(new URL(`${pathToFileURL(folder).href}/`));
  };

  it('fills in the figures', () => {
    const [only] = read(subject('deposit', `answer: '{deposit} first, {estimate-validity-es}.'`));
    expect(only?.answer).toBe(fillFigures('{deposit} first, {estimate-validity-es}.'));
    expect(only?.answer).toBe('50% first, 30 días.');
  });

  it.each([
    [
      'an unknown figure',
      [subject('a', `answer: '{nothing}'`)],
      'paying.yaml: a: There is no figure',
    ],
    [
      'an id used twice',
      [subject('a', 'does: yes'), subject('a', 'does: "no"')],
      'paying.yaml: a is in',
    ],
    [
      'a next that is missing',
      [subject('a', 'does: "no", next: [b]')],
      'paying.yaml: a leads on to b',
    ],
    ['neither answer nor doing', [subject('a', 'next: []')], 'paying.yaml: a: '],
    ['an unknown field', [subject('a', 'answer: b, colour: red')], 'colour'],
    [
      'an unknown topic',
      [subject('a', 'answer: b').replace('price', 'prices')],
      'paying.yaml: a: ',
    ],
  ])('refuses %s', (_, entries, message) => {
    expect(() => read(...entries)).toThrow(message);
  });
});
