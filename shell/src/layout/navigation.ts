import { homeAnchorHref, siteRoutes } from '@northloop/kit';

export interface NavigationItem {
  name: string;
  href: string;
}

/** The header's items, in order. All but Home lead to a section of the home page. */
export const headerNavigation: readonly NavigationItem[] = [
  { name: 'Home', href: siteRoutes.home },
  { name: 'Services', href: homeAnchorHref('services') },
  { name: 'Local Business', href: homeAnchorHref('local-business') },
  { name: 'Portfolio', href: homeAnchorHref('portfolio') },
  { name: 'Team', href: homeAnchorHref('team') },
  { name: 'Contact', href: homeAnchorHref('contact') },
];

export const getStartedHref = homeAnchorHref('contact');

/** The footer's columns. */
export const footerNavigation: readonly { title: string; items: readonly NavigationItem[] }[] = [
  {
    title: 'Services',
    items: [
      { name: 'Web development', href: siteRoutes.webDevelopment },
      { name: 'UI/UX design', href: siteRoutes.uiUxDesign },
      { name: 'Mobile apps', href: siteRoutes.mobileApps },
      { name: 'E-commerce', href: siteRoutes.ecommerce },
      { name: 'SEO', href: siteRoutes.seo },
    ],
  },
  {
    title: 'Studio',
    items: [
      { name: 'About', href: siteRoutes.about },
      { name: 'Team', href: siteRoutes.team },
      { name: 'Careers', href: siteRoutes.careers },
      { name: 'Blog', href: siteRoutes.blog },
      { name: 'Contact', href: siteRoutes.contact },
    ],
  },
  {
    title: 'Legal',
    items: [
      { name: 'Privacy', href: siteRoutes.privacy },
      { name: 'Terms', href: siteRoutes.terms },
    ],
  },
];
