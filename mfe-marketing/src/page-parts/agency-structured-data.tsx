import {
  agencyPage,
  localBusiness,
  organization,
  StructuredData,
  useSiteOrigin,
} from '@northloop/kit';
import { localCities } from '../content/local-cities/local-cities';
import { pageMetadata } from '../content/pages/page-metadata';

/** The two pages that are about the agency itself. */
const types = { '/about': 'AboutPage', '/contact': 'ContactPage' } as const;

/** Structured data for a page about the agency; the contact page also includes address and opening hours. */
export function AgencyStructuredData({ page }: { page: keyof typeof types }) {
  const origin = useSiteOrigin();
  const { title, description } = pageMetadata[page];
  return (
    <StructuredData
      data={[
        agencyPage(origin, { type: types[page], path: page, title, description }),
        organization(origin),
        ...(page === '/contact' ? [localBusiness(origin, localCities)] : []),
      ]}
    />
  );
}
