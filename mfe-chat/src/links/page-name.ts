import { homeAnchorHref, siteRoutes } from '@northloop/kit';

const names: Readonly<Record<string, string>> = {
  [siteRoutes.about]: 'the about page',
  [siteRoutes.team]: 'the team page',
  [siteRoutes.careers]: 'the careers page',
  [siteRoutes.contact]: 'the contact page',
  [siteRoutes.consultation]: 'our free times',
  [siteRoutes.blog]: 'the blog',
  [siteRoutes.privacy]: 'the privacy policy',
  [siteRoutes.terms]: 'the terms',
  [siteRoutes.webDevelopment]: 'web development',
  [siteRoutes.uiUxDesign]: 'UI/UX design',
  [siteRoutes.mobileApps]: 'mobile apps',
  [siteRoutes.ecommerce]: 'e-commerce',
  [siteRoutes.seo]: 'SEO',
  [homeAnchorHref('services')]: 'the services',
  [homeAnchorHref('local-business')]: 'the local business section',
  [homeAnchorHref('portfolio')]: 'our recent work',
  [homeAnchorHref('team')]: 'the team',
  [homeAnchorHref('contact')]: 'the contact form',
  [homeAnchorHref('why-choose-us')]: 'how we work with a budget',
  [homeAnchorHref('mockup')]: 'the mockup generator',
};

/** The page's name as used in a sentence such as 'More at …', or its path if it has no name. */
export const pageName = (path: string): string => names[path] ?? path;
