import { expect, it } from 'vitest';
import { createHeadingIds } from './heading-ids.ts';

it('makes readable ids that neither repeat nor clash with the page’s own', () => {
  const idOf = createHeadingIds();
  expect(
    ['Set a budget!', 'Set a budget', 'Café & Ümlaut', 'Main', '???', '価格'].map(idOf),
  ).toEqual(['set-a-budget', 'set-a-budget-2', 'cafe-umlaut', 'main-2', 'section', '価格']);
});

it('starts anew with every article', () => {
  expect(createHeadingIds()('Intro')).toBe(createHeadingIds()('Intro'));
});
