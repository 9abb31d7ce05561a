import {
  localBusiness,
  organization,
  StructuredData,
  useSiteOrigin,
  webSite,
} from '@northloop/kit';
import { localCities } from '../content/local-cities/local-cities';

/** Structured data for search engines: the agency, its office and the site's search. */
export function HomeStructuredData() {
  const origin = useSiteOrigin();
  return (
    <StructuredData
      data={[organization(origin), localBusiness(origin, localCities), webSite(origin)]}
    />
  );
}
