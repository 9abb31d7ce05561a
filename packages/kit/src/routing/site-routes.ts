import { CONSULTATION_PAGES, NEWSLETTER_PAGES } from '@northloop/contracts';

/** Addresses of the site's pages, so that links and routes share one definition. */
export const siteRoutes = {
  home: '/',
  about: '/about',
  team: '/team',
  careers: '/careers',
  contact: '/contact',
  consultation: CONSULTATION_PAGES.book,
  consultationBooking: CONSULTATION_PAGES.booking,
  consultationMove: CONSULTATION_PAGES.move,
  consultationCancel: CONSULTATION_PAGES.cancel,
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${slug}`,
  webDevelopment: '/services/web-development',
  uiUxDesign: '/services/ui-ux-design',
  mobileApps: '/services/mobile-apps',
  ecommerce: '/services/ecommerce',
  seo: '/services/seo',
  privacy: '/privacy',
  terms: '/terms',
  search: '/search',
  newsletterConfirm: NEWSLETTER_PAGES.confirm,
  newsletterUnsubscribe: NEWSLETTER_PAGES.unsubscribe,
  sharedMockup: (id: string) => `/mockup/${id}`,
} as const;

/** Sections of the home page that other pages link to. */
export const homeAnchors = [
  'services',
  'local-business',
  'portfolio',
  'team',
  'contact',
  'why-choose-us',
  'mockup',
] as const;

export type HomeAnchor = (typeof homeAnchors)[number];

/** Address of a section of the home page, usable from any page and without script. */
export const homeAnchorHref = (anchor: HomeAnchor): string => `/#${anchor}`;
