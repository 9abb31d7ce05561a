import { describe, expect, it } from 'vitest';
import { legalDate } from './legal-date';

describe('legalDate', () => {
  it('names the day in Minnesota, whatever the clock of the machine says', () => {
    expect(legalDate(new Date('2025-03-02T03:30:00Z'))).toBe('March 1, 2025');
    expect(legalDate(new Date('2025-03-02T18:00:00Z'))).toBe('March 2, 2025');
  });

  it('follows daylight saving time', () => {
    expect(legalDate(new Date('2025-07-01T04:59:00Z'))).toBe('June 30, 2025');
    expect(legalDate(new Date('2025-07-01T05:00:00Z'))).toBe('July 1, 2025');
  });
});
