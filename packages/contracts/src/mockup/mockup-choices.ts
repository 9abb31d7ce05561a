export const INDUSTRIES = [
  'restaurant',
  'ecommerce',
  'healthcare',
  'creative',
  'technology',
  'real estate',
  'professional services',
  'fitness',
  'education',
  'construction',
  'other',
] as const;

export const WEBSITE_TYPES = ['business', 'ecommerce', 'portfolio', 'blog', 'landing'] as const;

/** Features that sites like these often have. The form offers them, and they are ticked if a description names them. */
export const MOCKUP_FEATURES = [
  'Online booking',
  'Online ordering',
  'Payments',
  'Newsletter',
  'Blog',
  'Photo gallery',
  'Map and directions',
  'Members area',
  'Online shop',
  'Gift cards',
  'Event calendar',
] as const;

export type MockupFeature = (typeof MOCKUP_FEATURES)[number];

/** Id of the trade that fits any business. */
export const MOCKUP_ANY_TRADE = 'business';

/** Where a business meets its customers: they come to it, it comes to them, or neither. */
export const MOCKUP_SETTINGS = ['place', 'visits', 'online'] as const;

/** Kinds of facts that are read from a description. */
export const MOCKUP_FACT_KINDS = [
  'offer',
  'price',
  'person',
  'place',
  'area',
  'since',
  'hours',
  'languages',
  'licence',
  'guarantee',
  'refusal',
  'phone',
  'email',
  'street',
] as const;

export type MockupSetting = (typeof MOCKUP_SETTINGS)[number];
export type MockupFactKind = (typeof MOCKUP_FACT_KINDS)[number];
export type Industry = (typeof INDUSTRIES)[number];
export type WebsiteType = (typeof WEBSITE_TYPES)[number];

/** Longest accepted value per field, in characters. */
export const MOCKUP_MAX_LENGTH = {
  companyName: 120,
  description: 10_000,
  targetAudience: 500,
  preferredColors: 300,
  feature: 120,
  trade: 60,
  fact: 120,
} as const;

/** Longest texts of a shared draft by kind, in characters. */
export const MOCKUP_TEXT_MAX_LENGTH = { line: 300, paragraph: 1_000 } as const;

/** How much of a draft a language model failed to write. */
export const MOCKUP_UNWRITTEN = ['all', 'some'] as const;

export const MOCKUP_MAX_FEATURES = 30;

/** Most facts that a request may leave out. */
export const MOCKUP_MAX_LEFT_OUT = 30;

/** Largest number of pages that a request may ask a price for. */
export const MOCKUP_MAX_PAGES = 60;

/** Largest seed: the largest 31-bit number. */
export const MOCKUP_MAX_SEED = 2_147_483_647;

/** How a section is drawn. */
export const MOCKUP_SECTION_KINDS = [
  'services',
  'proof',
  'about',
  'testimonials',
  'faq',
  'featured',
  'prices',
  'products',
  'schedule',
  'team',
  'posts',
  'cases',
  'steps',
  'map',
  'call',
  'signup',
  'contact',
] as const;

export type MockupSectionKind = (typeof MOCKUP_SECTION_KINDS)[number];

/** The compositions of each website type, in no particular order. */
export const MOCKUP_TEMPLATES = {
  business: ['main-street', 'ledger', 'front-desk', 'panorama', 'open-hours'],
  ecommerce: ['storefront', 'lookbook', 'shelf', 'feature-piece', 'bazaar'],
  portfolio: ['gallery', 'monograph', 'index', 'contact-sheet', 'casebook'],
  blog: ['journal', 'notebook', 'magazine', 'bulletin', 'letters'],
  landing: ['one-pager', 'pitch', 'spotlight', 'checklist', 'billboard'],
} as const satisfies Record<WebsiteType, readonly string[]>;

export type MockupTemplateId = (typeof MOCKUP_TEMPLATES)[WebsiteType][number];

export const QUOTE_ITEM_GROUPS = [
  'base',
  'pages',
  'feature',
  'integration',
  'content',
  'care',
] as const;

export type QuoteItemGroup = (typeof QUOTE_ITEM_GROUPS)[number];
