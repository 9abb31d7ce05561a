import type { WebsiteType } from '@northloop/contracts';

/** The features of a type of website and how we would build it. */
export interface WebsiteTypeCopy {
  /** Labels of the main button; if undefined, the trade's labels. */
  ctas: readonly string[] | undefined;
  features: readonly string[];
  technicalRecommendations: readonly string[];
}

const FAST_PAGES =
  'Serve finished HTML and pictures sized for each screen, so that a phone shows the page in two seconds';

/** The copy for every type of website. */
export const websiteTypeCopy: Readonly<Record<WebsiteType, WebsiteTypeCopy>> = {
  business: {
    ctas: undefined,
    features: [
      'Contact form that reaches your inbox',
      'Map and opening hours',
      'Pages you can edit yourself',
    ],
    technicalRecommendations: [
      FAST_PAGES,
      'Mark up address and hours as LocalBusiness data',
      'Keep a written backup and update plan',
    ],
  },
  ecommerce: {
    ctas: ['Shop now', 'Browse the shop', 'See what is new'],
    features: ['Product pages with stock shown', 'Guest checkout', 'Order mail and tracking'],
    technicalRecommendations: [
      FAST_PAGES,
      'Leave card data to a payment provider',
      'Mark up products with price and availability',
    ],
  },
  portfolio: {
    ctas: ['See the work', 'Look around', 'View projects'],
    features: ['Project pages with large pictures', 'Captions and credits', 'Inquiry form'],
    technicalRecommendations: [
      'Export pictures as AVIF with a JPEG fallback',
      'Write a text alternative for each picture',
      FAST_PAGES,
    ],
  },
  blog: {
    ctas: ['Start reading', 'Read the latest', 'Browse the articles'],
    features: ['Topics and search', 'Feed for readers', 'Newsletter sign-up'],
    technicalRecommendations: [
      FAST_PAGES,
      'Offer an RSS feed with full texts',
      'Mark up articles with author and date',
    ],
  },
  landing: {
    ctas: undefined,
    features: ['One clear call to action', 'Short form', 'Visit counts without cookies'],
    technicalRecommendations: [
      FAST_PAGES,
      'Measure the one action that counts',
      'Test two headlines before changing anything else',
    ],
  },
};
