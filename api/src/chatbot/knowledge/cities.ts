import { siteConfig } from '@northloop/contracts';

/** A city in which the agency has a line of its own. */
export interface City {
  name: string;
  /** How visitors write it, and places that belong to it. */
  names: RegExp;
  phone: string;
  /** For reading. */
  hours: string;
  note: string;
}

/** The four cities of the local offer, home city first; the same lines and hours as on the home page. */
export const cities: readonly City[] = [
  {
    name: 'Minneapolis',
    names:
      /\b(minneapolis|mpls|twin cities|minnesota|mn|(st|saint) paul|maple grove|plymouth|brooklyn park|minnetonka|bloomington|uptown|longfellow|north loop)\b/,
    phone: siteConfig.phone.display,
    hours: 'Monday to Friday, 8am to 6pm Central',
    note: 'We live here: Minneapolis, Saint Paul, Maple Grove, Bloomington and the suburbs between them. Stop by the studio, or we come to your shop.',
  },
  {
    name: 'Chicago',
    names:
      /\b(chicago|illinois|wicker park|logan square|pilsen|bridgeport|lincoln park|andersonville|hyde park|oak park|evanston|west loop)\b/,
    phone: '(312) 555-0118',
    hours: 'Monday to Friday, 8am to 6pm Central',
    note: 'Same time zone, an hour and a half by air. We take the first meeting in Chicago whenever the project calls for it.',
  },
  {
    name: 'New York',
    names:
      /\b(new york|nyc|ny|manhattan|brooklyn(?! park)|queens|bronx|harlem|williamsburg|park slope|bushwick|astoria|staten island)\b/,
    phone: '(212) 555-0163',
    hours: 'Monday to Friday, 9am to 7pm Eastern',
    note: 'We keep your hours and work by video, visiting at the start and at launch.',
  },
  {
    name: 'Los Angeles',
    names:
      /\b(los angeles|(?<!(?:en|de|por|con) )la(?=\W|$)|l\.a\.|california|hollywood|santa monica|pasadena|burbank|long beach|silver lake|echo park|culver city|koreatown)\b/,
    phone: '(213) 555-0187',
    hours: 'Monday to Friday, 8am to 6pm Pacific',
    note: 'Call the 213 number on Pacific time. We work by video and visit when we need to see the space.',
  },
];

/** The city that a place is, or belongs to; undefined for any other place. */
export function cityNamed(place: string | undefined): City | undefined {
  const text = place?.toLowerCase();
  return text === undefined ? undefined : cities.find(({ names }) => names.test(text));
}
