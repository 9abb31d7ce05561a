import type { ServiceTopic } from './topic.js';

/** Pages that answers lead to. */
export const pages = {
  home: '/',
  services: '/#services',
  localBusiness: '/#local-business',
  portfolio: '/#portfolio',
  whyChooseUs: '/#why-choose-us',
  mockup: '/#mockup',
  about: '/about',
  team: '/team',
  careers: '/careers',
  contact: '/contact',
  consultation: '/consultation',
  blog: '/blog',
  privacy: '/privacy',
  terms: '/terms',
  webDevelopment: '/services/web-development',
  uiUxDesign: '/services/ui-ux-design',
  mobileApps: '/services/mobile-apps',
  ecommerce: '/services/ecommerce',
  seo: '/services/seo',
} as const;

/** The page that tells of a service. Web design is covered on the web development page. */
export const servicePages: Readonly<Record<ServiceTopic, string>> = {
  'web-design': pages.webDevelopment,
  'web-development': pages.webDevelopment,
  'ui-ux-design': pages.uiUxDesign,
  'mobile-apps': pages.mobileApps,
  ecommerce: pages.ecommerce,
  seo: pages.seo,
};
