import { describe, expect, it } from 'vitest';
import { localCityOf } from './local-city-of';

const nowhere = { state: null, country: null, timeZone: null };

describe('localCityOf', () => {
  it.each([
    ['IL', 'Chicago'],
    ['Illinois', 'Chicago'],
    ['ny', 'New York'],
    ['New York', 'New York'],
    [' California ', 'Los Angeles'],
    ['MN', 'Minneapolis'],
    ['WI', 'Minneapolis'],
  ])('goes by the state first: %j is %s', (state, city) => {
    expect(localCityOf({ state, country: 'US', timeZone: 'Pacific/Guam' }).city).toBe(city);
  });

  it.each([
    ['America/Chicago', 'Chicago'],
    ['US/Eastern', 'New York'],
    ['America/Los_Angeles', 'Los Angeles'],
    ['America/Denver', 'Minneapolis'],
    ['Europe/Oslo', 'Minneapolis'],
  ])('falls back to the time zone %s: %s', (timeZone, city) => {
    expect(localCityOf({ ...nowhere, timeZone }).city).toBe(city);
    expect(localCityOf({ ...nowhere, state: '', timeZone }).city).toBe(city);
  });

  it('comes home to Minneapolis when nothing is known, or from another country', () => {
    expect(localCityOf(nowhere).city).toBe('Minneapolis');
    expect(localCityOf({ ...nowhere, country: 'IT', state: 'CA' }).city).toBe('Minneapolis');
    expect(localCityOf({ ...nowhere, country: 'United States', state: 'CA' }).city).toBe(
      'Los Angeles',
    );
  });
});
