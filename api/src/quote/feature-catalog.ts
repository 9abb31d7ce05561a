import type { QuoteItemGroup } from '@northloop/contracts';

/** A kind of feature: the words that identify it, its text on the quote, and its hours. */
export interface FeatureRule {
  words: RegExp;
  group: Extract<QuoteItemGroup, 'feature' | 'integration'>;
  detail: string;
  hours: number;
  /** Whether every online store has it anyway. */
  inStore?: boolean;
}

/** Features by the words that owners use; the first match counts. Integrations connect to another company's service. */
export const featureCatalog: readonly FeatureRule[] = [
  {
    words: /\b(?:pay|payment|payments|checkout|stripe|paypal|deposits?)\b/i,
    group: 'integration',
    detail: 'Payments through a provider that keeps the card data',
    hours: 18,
    inStore: true,
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
    inStore: true,
  },
  {
    words: /\b(?:shop|shopping|store|cart|basket|products?|catalog|gift cards?)\b/i,
    group: 'feature',
    detail: 'A small catalog with cart, next to the pages',
    hours: 30,
    inStore: true,
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

/** Something that no table prices: it is settled in a talk, and a page tells more. */
export interface TalkRule {
  words: RegExp;
  detail: string;
  /** Address of the page on this site. */
  path: string;
}

/** What is asked for on websites' forms and is no part of a website; the first match counts. */
export const talkCatalog: readonly TalkRule[] = [
  {
    words:
      /\b(?:iphone|ipad|ios|android|native|phone|mobile)\s+apps?\b|\bapp store\b|\bapps? for (?:iphone|android|phones?)\b/i,
    detail: 'A phone app is a project of its own, beside the website.',
    path: '/services/mobile-apps',
  },
  {
    words:
      /\b(?:logos?|branding|brand identity|rebrand|business cards?|flyers?|brochures?|signage|packaging design)\b/i,
    detail: 'We place your logo with care, and work with designers who draw new ones.',
    path: '/services/ui-ux-design',
  },
  {
    words:
      /\b(?:seo|google ads?|facebook ads?|ad campaigns?|advertising|rank(?:ing)? (?:on|in) google|search ranking)\b/i,
    detail: 'Search work is monthly and starts once the site is up.',
    path: '/services/seo',
  },
  {
    words: /\b(?:ai|artificial intelligence|machine learning|chatgpt|gpt)\b/i,
    detail: 'What it should do, and with which data, decides the price.',
    path: '/contact',
  },
  {
    words:
      /\b(?:social media (?:management|posts?|marketing)|manage our (?:facebook|instagram)|photo ?shoot|film shoot|drone (?:video|footage)|copywriting)\b/i,
    detail: 'We know people who do this well and bring them in.',
    path: '/contact',
  },
  {
    words:
      /\b(?:marketplace|social network|erp|blockchain|crypto|nft|streaming service|like (?:uber|airbnb|amazon|facebook|tiktok))\b/i,
    detail: 'That is software with a website in front; it needs a plan first.',
    path: '/services/web-development',
  },
];
