import { stemOf } from './stem.js';
import { stopWords } from './stop-words.js';

/**
 * Synonyms that visitors use, by the word that is indexed. The lists are short and strict, because the search weights
 * single words. The phrase recognizer has a wider thesaurus.
 */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  site: ['website', 'webpage', 'websites', 'webpages', 'homepage', 'web-site', 'page', 'pages'],
  store: ['shop', 'shops', 'webshop', 'webstore', 'eshop', 'storefront'],
  ecommerce: ['e-commerce', 'ecom', 'commerce'],
  app: ['application', 'apps'],
  price: [
    'cost',
    'costs',
    'pricing',
    'fee',
    'fees',
    'rate',
    'rates',
    'charge',
    'expensive',
    'cheap',
    'quote',
  ],
  iphone: ['ios', 'ipad', 'apple'],
  phone: ['telephone', 'cell', 'smartphone'],
  email: ['e-mail', 'mail'],
  job: [
    'vacancy',
    'vacancies',
    'opening',
    'openings',
    'position',
    'positions',
    'career',
    'careers',
  ],
  hire: ['hiring', 'recruit', 'recruiting', 'employ'],
  employee: ['employees', 'staff', 'workers', 'colleagues'],
  fix: ['repair', 'mend', 'restore'],
  break: [
    'broken',
    'breaks',
    'broke',
    'crash',
    'crashes',
    'crashed',
    'crashing',
    'bug',
    'bugs',
    'defect',
  ],
  maintenance: ['upkeep', 'maintain', 'maintaining'],
  slow: ['sluggish', 'laggy', 'forever', 'speed', 'slowly'],
  color: ['colour', 'colours', 'colors'],
  article: ['reading', 'reads', 'articles', 'post', 'posts', 'blogpost', 'blogposts'],
  office: ['studio', 'headquarters', 'hq'],
  customer: ['client', 'clients', 'buyers', 'shoppers', 'users', 'user', 'visitors'],
  edit: ['change', 'update', 'modify'],
  own: ['owns', 'ownership', 'owned'],
  data: ['information', 'info'],
  delete: ['erase', 'remove', 'wipe'],
  healthcare: ['medical', 'clinic', 'clinics', 'doctor', 'doctors', 'hospital', 'dental', 'health'],
  restaurant: ['restaurants', 'cafe', 'cafes', 'bakery', 'bakeries', 'diner', 'food'],
  google: ['bing'],
  rank: ['ranking', 'rankings', 'higher', 'position-on-google'],
  move: ['migrate', 'migration', 'switch', 'transfer'],
  portfolio: ['references', 'examples', 'samples'],
  company: ['business', 'agency', 'firm', 'businesses', 'companies'],
  article_list: ['blog', 'blogs'],
  preview: ['mockup', 'mockups', 'mock-up', 'mock'],
  cart: ['carts', 'basket'],
  portal: ['extranet'],
  leave: ['quit', 'abandon', 'bounce'],
  staff_time: ['involved', 'involvement'],
  begin: ['start', 'starting', 'started'],
  person: ['human', 'people', 'folks', 'somebody', 'someone'],
  mistake: ['error', 'errors', 'mistakes'],
  test: ['try', 'trial'],
  help: ['assist', 'assistance', 'support'],
  guide: ['tips', 'advice', 'howto'],
};

const canonical: ReadonlyMap<string, string> = new Map(
  Object.entries(SYNONYMS).flatMap(([word, others]) =>
    others.map((other) => [other, word] as const),
  ),
);

/**
 * The term under which a word is indexed and looked up: lower case, stemmed, and the same for synonyms. Null drops the
 * word.
 */
export function toTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower.length < 2 || stopWords.has(lower)) return null;
  const known = canonical.get(lower);
  if (known !== undefined) return known;
  const stem = stemOf(lower);
  return canonical.get(stem) ?? stem;
}

/** The terms of a text. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => toTerm(word) ?? []);
}

/** The words of a text. Punctuation is dropped. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u);
}
