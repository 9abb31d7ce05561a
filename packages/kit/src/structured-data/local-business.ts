import type { LocalBusiness } from 'schema-dts';
import { shareImageUrl } from '../page-metadata/share-image-url';
import { siteConfig } from '../site-config';
import { postalAddress, telephone } from './organization';

/** A city that the agency serves without an office there. */
export interface ServedCity {
  city: string;
  /** Two-letter code of the state. */
  state: string;
}

/** A full hour as structured data writes it: `08:00`. */
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** The only office, in Maple Grove. Other cities are areas that it serves, not offices. */
export const localBusiness = (origin: string, served: readonly ServedCity[] = []) =>
  ({
    '@type': 'LocalBusiness',
    '@id': `${origin}/#office`,
    name: siteConfig.name,
    url: `${origin}/`,
    image: shareImageUrl(origin, '/'),
    email: siteConfig.email,
    telephone,
    address: postalAddress,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: clock(siteConfig.hours.opens),
      closes: clock(siteConfig.hours.closes),
    },
    ...(served.length > 0 && {
      areaServed: served.map(({ city, state }) => ({
        '@type': 'City' as const,
        name: `${city}, ${state}`,
      })),
    }),
    parentOrganization: { '@id': `${origin}/#organization` },
  }) as const satisfies LocalBusiness;
