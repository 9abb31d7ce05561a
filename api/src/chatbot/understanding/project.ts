import type { WebsiteType } from '@northloop/contracts';
import type { ServiceTopic } from '../knowledge/topic.js';

/** What a visitor wants to have made: a website of some type, or something that the quote rules do not cover. */
export type ProjectKind = WebsiteType | 'app' | 'web-application' | 'seo' | 'ui-ux' | 'brand';

/** A project as far as the visitor has described it. */
export interface Project {
  kind: ProjectKind | undefined;
  /** Features of the website beyond its pages, in the quote's words. */
  features: readonly string[];
  /** Number of pages; if undefined, the usual number for the website type. */
  pages: number | undefined;
}

interface Feature {
  label: string;
  pattern: RegExp;
  /** Website types that include the feature anyway. */
  within: readonly WebsiteType[];
}

const FEATURES: readonly Feature[] = [
  {
    label: 'Online booking',
    pattern:
      /\b(book(ing|ings)?|appointments?|reservations?|scheduling)\b(?! (a |the )?(call|meeting|consultation))/,
    within: [],
  },
  {
    label: 'Online ordering',
    pattern: /\b(online ordering|order.?ahead|take ?out|order online)\b/,
    within: ['ecommerce'],
  },
  {
    label: 'Online payments',
    pattern: /\b(online payments?|pay online|accept (cards|payments)|stripe|paypal)\b/,
    within: ['ecommerce'],
  },
  {
    label: 'Member area',
    pattern: /\b(members?( area|ship)?|log ?in|sign ?in|user accounts?|customer accounts?)\b/,
    within: [],
  },
  {
    label: 'Blog',
    pattern: /\b(with|add|plus|and|including|also|incl) (a |an )?blog\b/,
    within: ['blog'],
  },
  { label: 'Newsletter', pattern: /\bnewsletters?\b/, within: ['blog'] },
  {
    label: 'Multiple languages',
    pattern:
      /\b(multi.?lingual|bilingual|(two|three|several|multiple|many) languages|in spanish (too|and)|spanish version|translations?)\b/,
    within: [],
  },
  { label: 'Live chat', pattern: /\b(live chat|chat ?bot)\b/, within: [] },
  { label: 'Photo gallery', pattern: /\bgaller(y|ies)\b/, within: ['portfolio'] },
  {
    label: 'Event calendar',
    pattern: /\b(event calendar|calendar of events|events? page)\b/,
    within: [],
  },
];

/** Checked in this order: an app for a store is an app, a blog on a store's site is a store. */
const KINDS: ReadonlyArray<readonly [ProjectKind, RegExp]> = [
  ['ui-ux', /\b(redesign|screens)\b.*\bapps?\b|\bapps? (screens|redesign|design)\b/],
  [
    'web-application',
    /\b(web.?app(lication)?s?|customer portal|portal|saas|dashboard|internal tool|crm)\b/,
  ],
  [
    'app',
    /\b((mobile|phone|iphone|android|ios|native) ?)?apps?\b(?! store)|\b(iphone|android|ios)\b/,
  ],
  [
    'ecommerce',
    /\b(ecommerce|(online|web|e|internet)[ -]?(shop|store)s?|webshops?|shopify|woocommerce|bigcommerce|sell(ing)?\b.*\bonline|shopping cart|online selling)\b/,
  ],
  ['landing', /\b(landing ?pages?|landing|one.?pagers?|(one|single|1).page)\b/],
  [
    'portfolio',
    /(?<!\byour )\bportfolio\b(?=.*\b(site|website|page|for|prices?|costs?|much|expensive)\b)|\b(prices?|costs?|much|estimate|quote)\b.*(?<!\byour )\bportfolio\b|\bportfolio (site|website|page)s?\b/,
  ],
  ['seo', /\bseo\b|\bsearch engine\b|\bsearch optimi[sz]ation\b/],
  [
    'ui-ux',
    /\b(ui|ux)\b|\buser experience\b|\busability\b|\buser (tests?|testing|research|interviews?)\b|\bprototypes?\b|\bwireframes?\b|\b(accessibility|wcag) (review|audit|check|test)s?\b/,
  ],
  ['blog', /(?<!\b(with|add|plus|and|including|also|incl) (a |an )?)\b(blogs?|blogging)\b/],
  ['brand', /\b(logos?|brand(ing)?|corporate design)\b/],
  [
    'business',
    /\b(websites?|webpages?|sites?|homepages?|web ?presence|web (design|development))\b/,
  ],
  [
    'ecommerce',
    /(?<!\b(coffee|barber|repair|body|flower|book|pet|gift|print|butcher|machine|tattoo|bike|auto) )\b(shop|store)s?\b(?! account)/,
  ],
];

const PAGES =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)[ -]pages?\b/;
const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};

/** Most pages that are passed to the quote rules. */
const MOST_PAGES = 60;

function pagesIn(text: string): number | undefined {
  const said = PAGES.exec(text)?.[1];
  if (said === undefined) return undefined;
  const count = NUMBERS[said] ?? Number(said);
  return count >= 1 && count <= MOST_PAGES ? count : undefined;
}

/** What one message says about a project. */
export function readProject(text: string): Project {
  const kind = KINDS.find(([, pattern]) => pattern.test(text))?.[0];
  const features = FEATURES.filter(
    ({ pattern, within }) => pattern.test(text) && !within.some((type) => type === kind),
  ).map(({ label }) => label);
  return { kind, features, pages: pagesIn(text) };
}

/** A project after one more message about it. A different kind starts a new project. */
export function continueProject(project: Project, next: Project): Project {
  if (next.kind !== undefined && next.kind !== project.kind) return next;
  const within = (label: string) =>
    FEATURES.some(
      (feature) => feature.label === label && feature.within.some((type) => type === project.kind),
    );
  const features = [...project.features, ...next.features].filter((label) => !within(label));
  return {
    kind: project.kind,
    features: [...new Set(features)],
    pages: next.pages ?? project.pages,
  };
}

/** The website type for the quote rules; undefined for projects that they do not cover. */
export function websiteTypeOf(kind: ProjectKind | undefined): WebsiteType | undefined {
  switch (kind) {
    case 'business':
    case 'ecommerce':
    case 'portfolio':
    case 'blog':
    case 'landing':
      return kind;
    default:
      return undefined;
  }
}

/** The service for a kind of project. */
export function serviceOf(kind: ProjectKind): ServiceTopic {
  switch (kind) {
    case 'app':
      return 'mobile-apps';
    case 'ecommerce':
      return 'ecommerce';
    case 'seo':
      return 'seo';
    case 'ui-ux':
      return 'ui-ux-design';
    case 'brand':
      return 'web-design';
    default:
      return 'web-development';
  }
}

/** The usual kind of project for a service. */
export function kindOf(service: ServiceTopic): ProjectKind {
  switch (service) {
    case 'mobile-apps':
      return 'app';
    case 'ecommerce':
      return 'ecommerce';
    case 'seo':
      return 'seo';
    case 'ui-ux-design':
      return 'ui-ux';
    default:
      return 'business';
  }
}
