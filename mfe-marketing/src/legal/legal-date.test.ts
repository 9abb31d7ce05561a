import { expect, it } from 'vitest';
import { legalDate } from './legal-date';

it('names the day itself, in every time zone', () => {
  expect(legalDate('2025-03-01')).toBe('March 1, 2025');
  expect(legalDate('2025-12-31')).toBe('December 31, 2025');
});
