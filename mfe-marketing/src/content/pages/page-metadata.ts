import {
  CONSULTATION_MINUTES,
  FOUNDING_YEAR,
  RESPONSE_HOURS,
  TEAM_SIZE,
} from '@northloop/contracts';

/** What a page tells search engines and link previews. The site's name is appended to the title by whoever renders it. */
export interface PageMetadata {
  readonly title: string;
  /** At most 155 characters, so that results show it whole. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** Keeps the page out of search indexes. */
  readonly noindex?: true;
}

/** Addresses the marketing module serves, plus the two screens that have none of their own. */
export type MarketingPage =
  | '/'
  | '/about'
  | '/team'
  | '/careers'
  | '/contact'
  | '/consultation'
  | '/services/web-development'
  | '/services/ui-ux-design'
  | '/services/mobile-apps'
  | '/services/ecommerce'
  | '/services/seo'
  | '/privacy'
  | '/terms'
  | '/search'
  | 'not-found'
  | 'under-construction';

/** Metadata of every page of the marketing module. */
export const pageMetadata: Readonly<Record<MarketingPage, PageMetadata>> = {
  '/': {
    title: 'Web Design and Development in Minneapolis',
    description: `A ${TEAM_SIZE}-person studio near Minneapolis that designs, builds and looks after websites, stores and apps for small businesses. Free consultation.`,
    keywords: [
      'web design Minneapolis',
      'web development agency Minnesota',
      'small business website',
      'website mockup generator',
      'Maple Grove web designer',
    ],
  },
  '/about': {
    title: 'About Our Studio',
    description: `How a broken contact form and a loaf of rye became a web studio in Maple Grove, Minnesota. Our story, mission, values and the years since ${FOUNDING_YEAR}.`,
    keywords: ['about web agency', 'Maple Grove web studio', 'Minnesota web designers'],
  },
  '/team': {
    title: 'Meet the Team',
    description: `The ${TEAM_SIZE} people who design, write, build and manage your project, with what they know, what they’ve done and an address that reaches them.`,
    keywords: ['web design team', 'Minneapolis web developers', 'UX designer Minnesota'],
  },
  '/careers': {
    title: 'Careers: Four Open Positions',
    description:
      'Full-time jobs in engineering, design, marketing and operations at a small web studio near Minneapolis. Forty-hour weeks, real benefits, soup on Tuesdays.',
    keywords: [
      'web developer jobs Minneapolis',
      'product designer jobs Minnesota',
      'SEO jobs remote',
    ],
  },
  '/contact': {
    title: 'Contact and Free Estimate',
    description: `Write, call or visit our studio in Maple Grove, Minnesota. A person answers within ${RESPONSE_HOURS} hours, and the first half hour is free.`,
    keywords: ['contact web agency', 'website estimate', 'free web design consultation'],
  },
  '/consultation': {
    title: 'Book a Free Consultation',
    description: `Pick a day and a time for ${CONSULTATION_MINUTES} free minutes with our studio near Minneapolis, by phone or in person. You can move or cancel it at any time.`,
    keywords: ['free web design consultation', 'book a call', 'appointment', 'talk to a designer'],
  },
  '/services/web-development': {
    title: 'Web Development',
    description:
      'Business websites and web applications that load fast, stay easy to edit and belong to you. See our process, tools and three recent projects.',
    keywords: [
      'web development Minneapolis',
      'React developer Minnesota',
      'WordPress developer',
      'web application',
    ],
  },
  '/services/ui-ux-design': {
    title: 'UI/UX Design',
    description:
      'We watch your customers use the product, then redraw what stops them. Research, prototypes, interface design and design systems, in six open steps.',
    keywords: [
      'UI UX design Minneapolis',
      'usability testing',
      'design system',
      'prototype design',
    ],
  },
  '/services/mobile-apps': {
    title: 'Mobile App Development',
    description:
      'iPhone and Android apps that do one job well and work without signal. What we build, what we build with, three recent apps and what moves the price.',
    keywords: [
      'mobile app development Minneapolis',
      'iOS app developer',
      'Android app developer',
      'React Native',
      'Flutter',
    ],
  },
  '/services/ecommerce': {
    title: 'E-commerce Development',
    description:
      'Online stores on Shopify, WooCommerce, BigCommerce or a headless storefront, planned around your stock, shipping and sales tax. Platforms compared.',
    keywords: [
      'ecommerce development Minneapolis',
      'Shopify developer',
      'WooCommerce',
      'BigCommerce',
      'store migration',
    ],
  },
  '/services/seo': {
    title: 'SEO Services',
    description:
      'Audits, local listings, content and one plain report a month. What a year of search work looks like, and what it can and can’t promise.',
    keywords: [
      'SEO Minneapolis',
      'local SEO',
      'Google Business Profile',
      'technical SEO audit',
      'free SEO audit',
    ],
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What this website keeps about you, why, for how long, and how to see, correct or delete it. No advertising cookies and no sale of data.',
    keywords: ['privacy policy', 'data retention', 'Minnesota privacy rights'],
  },
  '/terms': {
    title: 'Terms of Service',
    description:
      'The terms for using this website and for projects with us: estimates, deposits, changes, ownership, fixes after launch and Minnesota law.',
    keywords: ['terms of service', 'web project terms', 'deposit', 'estimate'],
  },
  '/search': {
    title: 'Search',
    description: 'Look through services, pages and articles for a word of your own.',
    keywords: ['search'],
    noindex: true,
  },
  'not-found': {
    title: 'Page Not Found',
    description:
      'No page lives at this address. Go to the home page, search the site or write to us.',
    keywords: ['page not found'],
    noindex: true,
  },
  'under-construction': {
    title: 'Page Under Construction',
    description: 'This page is planned and not yet open. The home page has everything that is.',
    keywords: ['under construction'],
    noindex: true,
  },
};
