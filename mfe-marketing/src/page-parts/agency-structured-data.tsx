import {
  agencyPage,
  localBusiness,
  organization,
  StructuredData,
  useSiteOrigin,
} from '@northloop/kit';
import { localCities } from '../content/local-cities/local-cities';
import { pageMetadata } from '../content/pages/page-metadata';

/** The two pages whose subject is the agency itself. */
const types = { '/about': 'AboutPage', '/contact': 'ContactPage' } as const;

/** Tells search engines that a page is about the agency; the contact page also says where and when it is open. */
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
