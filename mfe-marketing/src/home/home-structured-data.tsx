import {
  localBusiness,
  organization,
  StructuredData,
  useSiteOrigin,
  webSite,
} from '@northloop/kit';
import { localCities } from '../content/local-cities/local-cities';

/** Tells search engines who the agency is, where its office is and how to search its site. */
export function HomeStructuredData() {
  const origin = useSiteOrigin();
  return (
    <StructuredData
      data={[organization(origin), localBusiness(origin, localCities), webSite(origin)]}
    />
  );
}
