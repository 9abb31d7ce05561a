import {
  type ContactBudget,
  DEPOSIT_PERCENT,
  ESTIMATE_VALID_DAYS,
  type QuoteItemGroup,
  REVISION_ROUNDS,
  type WebsiteType,
} from '@northloop/contracts';

/** Everything that determines a price. In whole US dollars and whole hours. */
export const quoteRules = {
  /** US dollars per hour of design or development. */
  hourlyRate: 95,

  /** Share that planning, meetings and testing add to all work except the care plan. */
  overhead: 0.25,

  /** Factors for the lower and the higher end of a range. */
  range: { low: 0.9, high: 1.2 },

  /** Working hours per week for one project, since projects run side by side. */
  hoursPerWeek: 18,
  /** Shortest time from start to launch, and the additional time it may take; in weeks. */
  shortestWeeks: 2,
  spareWeeks: 2,

  /** Days that an estimate is valid, and the deposit in percent. The Terms say the same. */
  validDays: ESTIMATE_VALID_DAYS,
  depositPercent: DEPOSIT_PERCENT,

  /** Hours for each page after the first, and hours per page for its texts and pictures. */
  hoursPerPage: 4,
  contentHoursPerPage: 1,

  /** Care after launch: months included in the quote, and dollars per month. */
  care: { months: 3, dollarsPerMonth: 89 },

  /** Hours for a feature that is not in the catalog. */
  unknownFeatureHours: 14,
} as const;

/** Base price of a website type. */
export interface WebsiteTypeRule {
  projectType: string;
  /** Usual number of pages, if none is given. */
  pages: number;
  base: { label: string; detail: string; hours: number };
}

/** Base prices by website type. */
export const websiteTypeRules: Readonly<Record<WebsiteType, WebsiteTypeRule>> = {
  business: {
    projectType: 'Business website',
    pages: 6,
    base: {
      label: 'Design and homepage',
      detail: 'Colors, type, logo placement, the homepage, contact form, launch on your domain',
      hours: 28,
    },
  },
  ecommerce: {
    projectType: 'Online store',
    pages: 8,
    base: {
      label: 'Store design, catalog and checkout',
      detail: 'Homepage, product and category pages, cart, checkout, tax and shipping rules',
      hours: 62,
    },
  },
  portfolio: {
    projectType: 'Portfolio website',
    pages: 5,
    base: {
      label: 'Design, homepage and gallery',
      detail: 'Colors, type, homepage, a project layout for large pictures, inquiry form',
      hours: 30,
    },
  },
  blog: {
    projectType: 'Blog',
    pages: 4,
    base: {
      label: 'Design, article layout and editor',
      detail: 'Homepage, article page, topics, an editor you can use without us, a feed',
      hours: 30,
    },
  },
  landing: {
    projectType: 'Landing page',
    pages: 1,
    base: {
      label: 'Design and one page',
      detail: 'One page with one call to action, a short form, visit counts without cookies',
      hours: 22,
    },
  },
};

/** A kind of feature: the words that identify it, its text on the quote, and its hours. */
export interface FeatureRule {
  words: RegExp;
  group: Extract<QuoteItemGroup, 'feature' | 'integration'>;
  detail: string;
  hours: number;
}

/** Features by the words that owners use; the first match counts. Integrations connect to another company's service. */
export const featureCatalog: readonly FeatureRule[] = [
  {
    words: /\b(?:pay|payment|payments|checkout|stripe|paypal|deposits?)\b/i,
    group: 'integration',
    detail: 'Payments through a provider that keeps the card data',
    hours: 18,
  },
  {
    words: /\b(?:member|members|membership|login|log-in|accounts?|portal)\b/i,
    group: 'feature',
    detail: 'Accounts with sign-in, a private area and password reset',
    hours: 34,
  },
  {
    words: /\b(?:book|booking|bookings|appointments?|reservations?|scheduling)\b/i,
    group: 'integration',
    detail: 'Visitors pick a time; it lands in your calendar with a reminder',
    hours: 16,
  },
  {
    words: /\b(?:order|ordering|orders|takeout|take-out|delivery)\b/i,
    group: 'feature',
    detail: 'Orders for pickup or delivery with a notice to your kitchen or shop',
    hours: 26,
  },
  {
    words: /\b(?:shop|store|cart|products?|gift cards?)\b/i,
    group: 'feature',
    detail: 'A small catalog with cart, next to the pages',
    hours: 30,
  },
  {
    words: /\b(?:crm|hubspot|salesforce|zapier|quickbooks|erp|pos|inventory|sync)\b/i,
    group: 'integration',
    detail: 'Data goes to and from the system you already use',
    hours: 24,
  },
  {
    words: /\b(?:newsletter|email list|mailing list|mailchimp)\b/i,
    group: 'integration',
    detail: 'Sign-up form with confirmation, connected to your mailing service',
    hours: 6,
  },
  {
    words: /\b(?:languages?|spanish|bilingual|multilingual|translations?)\b/i,
    group: 'feature',
    detail: 'A second language with its own addresses; translation by you',
    hours: 22,
  },
  {
    words: /\b(?:chat|chatbot|messenger|whatsapp)\b/i,
    group: 'integration',
    detail: 'A chat window connected to the service you answer from',
    hours: 8,
  },
  {
    words: /\b(?:search|filters?|listings?|directory)\b/i,
    group: 'feature',
    detail: 'Entries that visitors search and filter, edited by you',
    hours: 24,
  },
  {
    words: /\b(?:blog|news|articles?)\b/i,
    group: 'feature',
    detail: 'Articles with topics and a feed',
    hours: 12,
  },
  {
    words: /\b(?:calendar|events?|classes|schedule|timetable)\b/i,
    group: 'feature',
    detail: 'Dates that you edit and visitors add to their own calendar',
    hours: 12,
  },
  {
    words: /\b(?:map|maps|directions|store locator|locations?)\b/i,
    group: 'integration',
    detail: 'A map with directions, without tracking visitors',
    hours: 5,
  },
  {
    words: /\b(?:gallery|portfolio|photos?|pictures|videos?|before and after)\b/i,
    group: 'feature',
    detail: 'Pictures in albums, sized for every screen',
    hours: 8,
  },
  {
    words: /\b(?:reviews?|testimonials?|ratings?)\b/i,
    group: 'feature',
    detail: 'Words of your customers, collected and shown with their consent',
    hours: 6,
  },
  {
    words: /\b(?:forms?|quote|quotes|estimate|estimates|calculator|inquiry)\b/i,
    group: 'feature',
    detail: 'A form of several steps that reaches your inbox',
    hours: 10,
  },
  {
    words: /\b(?:menu|price list|pricing)\b/i,
    group: 'feature',
    detail: 'A list with prices that you change yourself',
    hours: 5,
  },
];

/** The contact form's budget bands. Each applies to totals below its amount in dollars. */
export const budgetBands: readonly (readonly [below: number, band: ContactBudget])[] = [
  [5_000, 'Under $5,000'],
  [10_000, '$5,000 - $10,000'],
  [25_000, '$10,000 - $25,000'],
  [50_000, '$25,000 - $50,000'],
  [Number.POSITIVE_INFINITY, '$50,000+'],
];

/** Assumptions of every estimate. Quotes grow when these are not written down. */
export const assumptions: readonly string[] = [
  'You bring texts and pictures, or we draft them from a conversation of one hour',
  `${REVISION_ROUNDS} rounds of changes to the design, one to the finished pages`,
  'Answers to our questions within three working days',
  'One language, and the newest two versions of the common browsers',
];

/** What every estimate excludes. */
export const exclusions: readonly string[] = [
  'Domain, hosting and fees of other services, paid to them directly',
  'Photography, film, illustration and a new logo',
  'Translation, legal texts and advertising budget',
];
