import type { ModuleName, SlotName } from '@northloop/contracts';
import { siteRoutes } from '@northloop/kit';

/**
 * One address of the site and the module that serves it. The table follows the specification and is the only place that
 * decides this.
 */
export interface SiteRoute {
  /** Router pattern */
  path: string;
  module: ModuleName;
  expose: `./${string}`;
  /** The page's slots, so that their modules load together with the page. */
  slots?: readonly SlotName[];
  /** Whether browsers without script may post a plain form to the page's address. */
  takesForm?: boolean;
  /** False for screens without the shared layout. */
  layout?: boolean;
}

const marketing = (path: string, expose: `./${string}`): SiteRoute => ({
  path,
  module: 'marketing',
  expose,
});

export const routeTable: readonly SiteRoute[] = [
  { ...marketing(siteRoutes.home, './home'), slots: ['home.mockup'] },
  marketing(siteRoutes.about, './about'),
  marketing(siteRoutes.team, './team'),
  marketing(siteRoutes.careers, './careers'),
  marketing(siteRoutes.contact, './contact'),
  { ...marketing(siteRoutes.consultation, './consultation'), takesForm: true },
  { ...marketing(siteRoutes.consultationBooking, './consultation-booking'), takesForm: true },
  { ...marketing(siteRoutes.consultationMove, './consultation-move'), takesForm: true },
  { ...marketing(siteRoutes.consultationCancel, './consultation-cancel'), takesForm: true },
  { path: siteRoutes.blog, module: 'blog', expose: './blog-list' },
  { path: siteRoutes.blogPost(':slug'), module: 'blog', expose: './blog-post' },
  marketing(siteRoutes.webDevelopment, './service-web-development'),
  marketing(siteRoutes.uiUxDesign, './service-ui-ux-design'),
  marketing(siteRoutes.mobileApps, './service-mobile-apps'),
  marketing(siteRoutes.ecommerce, './service-ecommerce'),
  marketing(siteRoutes.seo, './service-seo'),
  marketing(siteRoutes.privacy, './privacy'),
  marketing(siteRoutes.terms, './terms'),
  marketing(siteRoutes.search, './search'),
  { path: siteRoutes.newsletterConfirm, module: 'blog', expose: './newsletter-confirm' },
  { path: siteRoutes.newsletterUnsubscribe, module: 'blog', expose: './newsletter-unsubscribe' },
  { path: siteRoutes.sharedMockup(':id'), module: 'mockup', expose: './shared-mockup' },
];

/** Shown for all addresses that are not in the table. */
export const notFoundRoute: SiteRoute = { ...marketing('*', './not-found'), layout: false };
