import { expect, it } from 'vitest';
import { readDialogues, readSet, SET_NAMES } from './read-sets';

it('reads dialogues with their kind', () => {
  const text = `kind: prices
dialogues:
  - id: prices-01
    turns:
      - say: hi
      - say: how much for 5 pages
        quote: { type: business, pages: 5 }
        has: [30]
`;
  expect(readDialogues('prices.yaml', text)).toEqual([
    {
      id: 'prices-01',
      kind: 'prices',
      turns: [
        { say: 'hi' },
        { say: 'how much for 5 pages', quote: { type: 'business', pages: 5 }, has: ['30'] },
      ],
    },
  ]);
});

it.each([
  ['a misspelled condition', '- { say: hi, hass: [x] }'],
  ['a last turn without a condition', '- { say: hi }'],
  ['a page without a slash', '- { say: hi, page: terms }'],
])('names file and id of an entry with %s', (_, turn) => {
  const text = `kind: prices\ndialogues:\n  - id: prices-07\n    turns:\n      ${turn}\n`;
  expect(() => readDialogues('prices.yaml', text)).toThrow('prices.yaml, prices-07');
});

it.each(SET_NAMES)('has no bad entry in the %s set', async (name) => {
  expect((await readSet(name)).length).toBeGreaterThan(100);
});
