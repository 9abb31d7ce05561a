import type { ModuleName, SlotName } from '@northloop/contracts';
import { siteRoutes } from '@northloop/kit';

/** One address of the site and the module that serves it. The table is the specification's; nothing else decides. */
export interface SiteRoute {
  /** Router pattern */
  path: string;
  module: ModuleName;
  expose: `./${string}`;
  /** Slots that the page has, so that what fills them is loaded together with it. */
  slots?: readonly SlotName[];
  /** False for screens that stand outside the shared layout. */
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

/** Shown for every address that the table does not know. */
export const notFoundRoute: SiteRoute = { ...marketing('*', './not-found'), layout: false };
