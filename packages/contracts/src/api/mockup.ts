import type { ApiErrorBody } from './api-error.js';
import type { ContactBudget } from './contact.js';

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

export type Industry = (typeof INDUSTRIES)[number];
export type WebsiteType = (typeof WEBSITE_TYPES)[number];

/** Longest accepted value per field, in characters. */
export const MOCKUP_MAX_LENGTH = {
  companyName: 120,
  description: 10_000,
  targetAudience: 500,
  preferredColors: 300,
  feature: 120,
} as const;

/** Longest texts of a shared draft by their place, in characters. */
export const MOCKUP_TEXT_MAX_LENGTH = { line: 300, paragraph: 1_000 } as const;

export const MOCKUP_MAX_FEATURES = 30;

/** Most pages a request may ask a price for. */
export const MOCKUP_MAX_PAGES = 60;

/** Largest seed of a look: the largest number of 31 bits. */
export const MOCKUP_MAX_SEED = 2_147_483_647;

/** POST /api/mockup/generate. Only the company name is required. */
export interface MockupRequest {
  companyName: string;
  industry?: Industry;
  description?: string;
  targetAudience?: string;
  preferredColors?: string;
  websiteType?: WebsiteType;
  features?: string[];
  /** Pages to price; without it the usual number of the website type. */
  pages?: number;
  /** Another number gives another look; the same request with the same number gives the same draft. */
  seed?: number;
}

/** CSS colours, as hex. */
export interface ColorPalette {
  background: string;
  surface: string;
  text: string;
  textLight: string;
  primary: string;
  secondary: string;
  accent: string;
  neutral: string;
}

/** Font stacks, and sizes as CSS lengths. */
export interface Typography {
  headings: string;
  body: string;
  sizes: { h1: string; h2: string; h3: string; h4: string };
}

export interface MockupContactInfo {
  phone: string;
  email: string;
  address: string;
  hours: string;
}

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

/** One section of the drafted homepage. Which optional parts are set depends on the kind of section. */
export interface MockupSection {
  /** Unique in the draft */
  name: string;
  title: string;
  content: string;
  /** Without it the kind is read off what the section holds. */
  kind?: MockupSectionKind;
  /** True where the words stand in for something only the owner knows; the page then says so. */
  sample?: boolean;
  services?: { name: string; description: string; features: string[] }[];
  testimonials?: { quote: string; author: string; position: string; company: string }[];
  highlights?: string[];
  /** Named things with a line about each and a short fact: a price, a role, a time or a topic. */
  entries?: MockupEntry[];
  contactInfo?: MockupContactInfo;
  form?: { submitText: string };
}

/** A dish, a product, a class, a person, an article or a project; `fact` is empty where there is none. */
export interface MockupEntry {
  name: string;
  description: string;
  fact: string;
}

/** The owner's own color, kept exactly as given. */
export interface BrandColor {
  /** CSS color, as hex */
  color: string;
  /** Readable on `color`, as hex */
  onColor: string;
  /** What the owner wrote, or '' where the color was chosen for them. */
  source: string;
  /** False where text and links had to be a darker or lighter version of it. */
  readsAsText: boolean;
}

/** The drafted homepage as a document: the page renders it, an engine or a model only fills it. */
export interface Mockup {
  companyInfo: { name: string; tagline: string; phone: string; email: string; address: string };
  industry?: Industry;
  /** The seed it was drawn with. */
  seed?: number;
  template: {
    /** Names the composition that draws the page; see `MOCKUP_TEMPLATES`. */
    id?: string;
    name: string;
    description: string;
    layout: { type: WebsiteType };
  };
  designSystem: {
    colorPalette: ColorPalette;
    /** The same roles for visitors who prefer a dark page. */
    darkPalette?: ColorPalette;
    brand?: BrandColor;
    typography: Typography;
    /** CSS length */
    spacing: { sectionPadding: string };
  };
  header: { logo: string; navigation: string[] };
  hero: { title: string; subtitle: string; cta: string };
  sections: MockupSection[];
  features: string[];
  technicalRecommendations: string[];
  contentStrategy: {
    tone: string;
    messaging: string;
    seoKeywords: string[];
    callsToAction: string[];
  };
}

/** The compositions of each website type, in no order of worth. */
export const MOCKUP_TEMPLATES = {
  business: ['main-street', 'ledger', 'front-desk', 'panorama', 'open-hours'],
  ecommerce: ['storefront', 'lookbook', 'shelf', 'feature-piece', 'bazaar'],
  portfolio: ['gallery', 'monograph', 'index', 'contact-sheet', 'casebook'],
  blog: ['journal', 'notebook', 'magazine', 'bulletin', 'letters'],
  landing: ['one-pager', 'pitch', 'spotlight', 'checklist', 'billboard'],
} as const satisfies Record<WebsiteType, readonly string[]>;

export type MockupTemplateId = (typeof MOCKUP_TEMPLATES)[WebsiteType][number];

/** Integer US cents: the least, the expected and the most. */
export interface CentsRange {
  low: number;
  expected: number;
  high: number;
}

export const QUOTE_ITEM_GROUPS = [
  'base',
  'pages',
  'feature',
  'integration',
  'content',
  'care',
] as const;

export type QuoteItemGroup = (typeof QUOTE_ITEM_GROUPS)[number];

/** One priced part of a quote. */
export interface QuoteLineItem {
  group: QuoteItemGroup;
  label: string;
  /** What the price covers, in one line. */
  detail: string;
  cents: CentsRange;
}

/** A change that would make the project cheaper, with what it would save in integer US cents. */
export interface QuoteSaving {
  label: string;
  cents: number;
}

/**
 * An estimate, never an offer. `total_cost` is text with a currency sign, such as '$7,900', and equals
 * `total.expected`; `total` is the sum of the line items, figure by figure.
 */
export interface Quote {
  projectType: string;
  timeline: string;
  included_services: string[];
  total_cost: string;
  lineItems: QuoteLineItem[];
  total: CentsRange;
  weeks: { min: number; max: number };
  /** The contact form's budget band that `total.expected` falls into. */
  budget: ContactBudget;
  assumptions: string[];
  exclusions: string[];
  waysToLower: QuoteSaving[];
  /** Days that the estimate stands for. */
  validDays: number;
  /** Due before work starts, in percent of the total. */
  depositPercent: number;
}

export interface MockupResponse {
  mockup: Mockup;
  quote: Quote;
}

/** How many places of a draft a language model has written, of how many there are. */
export interface MockupProgress {
  written: number;
  of: number;
}

/**
 * Events of POST /api/mockup/generate for a client that accepts `text/event-stream` (`data` is JSON).
 * `progress`: one more place is written; there is none where no model writes. `result`: what the plain call answers.
 * `failed`: there is no draft; what a refused call answers. One of the last two ends the stream.
 */
export type MockupStreamEvent =
  | { event: 'progress'; data: MockupProgress }
  | { event: 'result'; data: MockupResponse }
  | { event: 'failed'; data: ApiErrorBody };

/** What is kept of a draft: that which its page is drawn from. */
export type SharedMockup = Omit<
  Mockup,
  'features' | 'technicalRecommendations' | 'contentStrategy'
> & { contentStrategy: Pick<Mockup['contentStrategy'], 'callsToAction'> };

/**
 * POST /api/mockup/share. Keeps a draft, as its maker edited it, under an address that cannot be guessed. What is sent
 * beyond a shared draft is left out.
 */
export interface ShareMockupRequest {
  mockup: SharedMockup;
}

export interface ShareMockupResponse {
  id: string;
  /** Deletes the draft; only its maker ever gets it. */
  deleteKey: string;
  /** Day after which it is deleted by itself, as an ISO date; null when drafts are kept. */
  expires: string | null;
}

/** GET /api/mockup/{id} */
export interface SharedMockupResponse {
  mockup: SharedMockup;
}

/** Shape of a shared draft's id: 128 random bits in base64url. */
export const SHARED_MOCKUP_ID_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** Request header that carries the delete key. */
export const DELETE_KEY_HEADER = 'x-delete-key';
