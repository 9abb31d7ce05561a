import type { SiteState } from '@northloop/kit';
import { defaultLocalCity, localCities } from '../../../content/local-cities/local-cities';
import type { LocalCity } from '../../../content/local-cities/local-city';

/** What decides on a city: the place as far as it is known, and the browser's time zone. */
export type VisitorPlace = Pick<SiteState['location'], 'state' | 'country' | 'timeZone'>;

/** Names of the states that have a city of their own, as location services may spell them. */
const stateCodes: Readonly<Record<string, string>> = {
  minnesota: 'MN',
  illinois: 'IL',
  'new york': 'NY',
  california: 'CA',
};

/**
 * Time zones, with the names they had before, and the state whose city they stand for. Mountain time has no city of
 * its own: its visitors are welcomed from home.
 */
const zoneStates: Readonly<Record<string, string>> = {
  'America/Chicago': 'IL',
  'US/Central': 'IL',
  CST6CDT: 'IL',
  'America/New_York': 'NY',
  'US/Eastern': 'NY',
  EST5EDT: 'NY',
  'America/Los_Angeles': 'CA',
  'US/Pacific': 'CA',
  PST8PDT: 'CA',
  'America/Denver': 'MN',
  'US/Mountain': 'MN',
  MST7MDT: 'MN',
};

/** State codes repeat around the world: elsewhere they mean other places. */
const homeCountries = ['us', 'usa', 'united states', 'united states of america'];

/**
 * The city whose offer fits a visitor: by state, given by name or two-letter code; without one by time zone; for every
 * other place the home city.
 */
export function localCityOf({ state, country, timeZone }: VisitorPlace): LocalCity {
  if (country !== null && !homeCountries.includes(country.trim().toLowerCase())) {
    return defaultLocalCity;
  }
  const name = state?.trim() ?? '';
  const code =
    name === ''
      ? zoneStates[timeZone ?? '']
      : (stateCodes[name.toLowerCase()] ?? name.toUpperCase());
  return localCities.find((city) => city.state === code) ?? defaultLocalCity;
}
