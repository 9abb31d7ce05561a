import { expect, it } from 'vitest';
import { readAudience } from './audience.js';

it.each([
  ['Families with young kids', 'families'],
  ['For busy parents.', 'busy parents'],
  ['small businesses in Minnesota', 'small businesses'],
  ['<b>everyone</b>', undefined],
  [undefined, undefined],
  ['x'.repeat(50), undefined],
  ['漢字漢字', undefined],
])('reads %j', (text, audience) => {
  expect(readAudience(text)).toBe(audience);
});
