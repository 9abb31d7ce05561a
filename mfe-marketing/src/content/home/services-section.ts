import type { SectionHeading } from '../section-heading';

export interface ServicesSectionContent {
  readonly heading: SectionHeading;
  /** Badge while the list is on its way. */
  readonly loadingLabel: string;
  /** Toast title when the list could not be loaded and the built-in services are shown. */
  readonly errorTitle: string;
  /** Link under a card, followed for screen readers by the service's title. */
  readonly cardLinkLabel: string;
}

/** Words around the service cards of the landing page. */
export const servicesSection: ServicesSectionContent = {
  heading: {
    title: 'Pick one. Add the rest later.',
    lead: 'Most clients come to us for one of these six and return for a second once the first has paid for itself.',
  },
  loadingLabel: 'Loading services…',
  errorTitle: 'Error loading services',
  cardLinkLabel: 'See what’s included',
};

/** Page that tells more about a service, by the service's `_id`. Web design is covered on the web development page. */
export const servicePageLinks: Readonly<Record<string, `/services/${string}`>> = {
  'web-design': '/services/web-development',
  'web-development': '/services/web-development',
  'ui-ux-design': '/services/ui-ux-design',
  'mobile-apps': '/services/mobile-apps',
  ecommerce: '/services/ecommerce',
  seo: '/services/seo',
};
