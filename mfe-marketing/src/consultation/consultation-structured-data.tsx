import { CONSULTATION_MINUTES } from '@northloop/contracts';
import { organization, StructuredData, service, siteRoutes, useSiteOrigin } from '@northloop/kit';
import { pageMetadata } from '../content/pages/page-metadata';

/** Tells search engines that a consultation can be booked here. */
export function ConsultationStructuredData() {
  const origin = useSiteOrigin();
  const path = siteRoutes.consultation;
  const { title, description } = pageMetadata['/consultation'];
  return (
    <StructuredData
      data={[
        {
          ...service(origin, { path, name: title, serviceType: 'Consultation', description }),
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
          potentialAction: {
            '@type': 'ReserveAction',
            name: `Book ${CONSULTATION_MINUTES} minutes`,
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${origin}${path}`,
              actionPlatform: [
                'https://schema.org/DesktopWebPlatform',
                'https://schema.org/MobileWebPlatform',
              ],
            },
            result: { '@type': 'Reservation', name: title },
          },
        },
        organization(origin),
      ]}
    />
  );
}
