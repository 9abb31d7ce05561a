import { describe, expect, it } from 'vitest';
import { agency } from '../../../agency/agency.js';
import { studioStatus } from './hours.js';

describe('studioStatus', () => {
  it.each([
    ['2025-03-04T21:12:00Z', 'Tuesday, 3:12pm, so the studio is open until 6pm'],
    ['2025-03-04T13:59:00Z', 'Tuesday, 7:59am, so the studio opens at 8am today'],
    ['2025-03-05T00:00:00Z', 'Tuesday, 6:00pm, so the studio is closed and opens tomorrow at 8am'],
    ['2025-03-08T01:00:00Z', 'Friday, 7:00pm, so the studio is closed and opens Monday'],
    ['2025-03-08T18:00:00Z', 'Saturday, 12:00pm, so the studio is closed and opens Monday'],
    ['2025-12-26T18:00:00Z', 'off between Christmas and New Year’s'],
    // The same instant an hour later by the clock in summer.
    ['2025-07-01T13:00:00Z', 'Tuesday, 8:00am, so the studio is open until 6pm'],
  ])('at %s says "%s"', (now, status) => {
    expect(studioStatus(new Date(now))).toContain(status);
  });

  it('keeps the hours that the rest of the API states', () => {
    expect(agency.hours).toContain('Monday to Friday, 8am to 6pm');
  });
});
