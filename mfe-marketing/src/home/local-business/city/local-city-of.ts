import type { SiteState } from '@northloop/kit';
import { defaultLocalCity, localCities } from '../../../content/local-cities/local-cities';
import type { LocalCity } from '../../../content/local-cities/local-city';

/** Data that decides the city: the visitor's location as far as it is known, and the browser's time zone. */
export type VisitorPlace = Pick<SiteState['location'], 'state' | 'country' | 'timeZone'>;

/** Names of the states that have their own city, as location services may spell them. */
const stateCodes: Readonly<Record<string, string>> = {
  minnesota: 'MN',
  illinois: 'IL',
  'new york': 'NY',
  california: 'CA',
};

/**
 * Time zones, including their former names, and the state of the city that represents them. Mountain time has no city,
 * so its visitors see the home city.
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

/** State codes are not unique in the world: in other countries they mean other places. */
const homeCountries = ['us', 'usa', 'united states', 'united states of america'];

/**
 * The city whose offer fits a visitor: by state, given as a name or two-letter code, or by time zone if the state is
 * unknown. All other visitors get the home city.
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
