import {
  type ContactBudget,
  DEPOSIT_PERCENT,
  ESTIMATE_VALID_DAYS,
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

  /**
   * Weeks from deposit to launch: those for talks, content and answers, and hours of work per week beside them. A
   * business site comes to six weeks and a store to eight, as the pages of these services say.
   */
  weeks: { besideWork: 3.5, hoursPerWeek: 27.5, longest: 1.65 },

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
