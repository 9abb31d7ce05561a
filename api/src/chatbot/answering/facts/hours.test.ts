import { describe, expect, it } from 'vitest';
import { agency } from '../../../agency/agency.js';
import { turnFor } from '../../../testing/turn-for.js';
import { hoursAnswer, namesDay, studioStatus } from './hours.js';

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

describe('hoursAnswer', () => {
  it('says when the studio is open, and whether it is now', () => {
    const { text, path } = hoursAnswer(turnFor('when are you open'));
    expect(text).toContain('Monday to Friday, 8am to 6pm');
    expect(text).toContain('it is Tuesday, 3:12pm, so the studio is open until 6pm');
    expect(path).toBe('/contact');
  });

  it.each(['are you open on saturday', 'are you there on the weekend'])(
    'answers "%s" with no',
    (message) => {
      expect(hoursAnswer(turnFor(message)).text).toMatch(/^Not on weekends\./);
    },
  );

  it('tells when the line of another city is answered', () => {
    const { text, state } = hoursAnswer(turnFor('what are your hours in new york'));
    expect(text).toContain('(212) 555-0163, is answered Monday to Friday, 9am to 7pm Eastern');
    expect(state).toEqual({ city: 'New York' });
    const later = turnFor('until what time', { state: { city: 'Los Angeles' } });
    expect(hoursAnswer(later).text).toContain('6pm Pacific');
  });
});

it('knows days when it reads them', () => {
  expect(['and on monday', 'at the weekend', 'and holidays'].map(namesDay)).toEqual([
    true,
    true,
    false,
  ]);
});
