import { expect, it } from 'vitest';
import { applyEdits, type Edits } from '../../editing/edits';
import { textPlaces } from '../../editing/text-places';
import { sampleMockup } from '../../testing/sample-response';
import { drawingKey } from './drawing-key';

const keyWith = (edits: Edits) => {
  const mockup = sampleMockup();
  return drawingKey(applyEdits(mockup, edits), textPlaces(mockup, edits));
};

it.each<[string, Edits, boolean]>([
  ['other words', { 'hero.title': 'Bread at six', 'item.Rye': 'Rye bread' }, false],
  ['a cleared text', { 'companyInfo.tagline': '' }, true],
  ['one paragraph more', { 'section.content.about': 'One.\nTwo.\nThree.' }, true],
  ['a question that is none any more', { 'item.Do you deliver? Yes, on Fridays.': 'No.' }, true],
  ['a color', { 'color.primary': '#ffcc00' }, true],
])('of %s', (_, edits, isNew) => {
  expect(keyWith(edits) !== keyWith({})).toBe(isNew);
});
