import type { Service } from 'schema-dts';
import { organizationReference } from './organization';

/** A service of the agency and the page about it. */
export interface ServiceDescription {
  path: string;
  name: string;
  /** Kind of service in a few words, such as "Web development". */
  serviceType: string;
  description: string;
}

/** What the agency offers on a service page. */
export const service = (
  origin: string,
  { path, name, serviceType, description }: ServiceDescription,
) =>
  ({
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name,
    serviceType,
    description,
    url: `${origin}${path}`,
    provider: organizationReference(origin),
    areaServed: { '@type': 'Country', name: 'United States' },
  }) as const satisfies Service;
