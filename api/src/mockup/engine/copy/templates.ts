import type {
  Industry,
  MockupSectionKind,
  MockupTemplateId,
  WebsiteType,
} from '@northloop/contracts';

/** A position on the page: a fixed kind of section, or the most telling kind for the trade. A kind for which there is
 * nothing to say is left out. */
export type TemplatePart = MockupSectionKind | 'signature';

/** A composition: the sections of a page in order, and the trades it suits. The renderer decides how to draw it. */
export interface TemplateRule {
  id: MockupTemplateId;
  name: string;
  description: string;
  parts: readonly TemplatePart[];
  /** Trades that it suits best. */
  suits: readonly Industry[];
  /** What it shows to advantage: it suits businesses that have that. */
  shows: 'hours' | 'pictures' | 'goods' | 'words' | 'offers' | 'people' | 'steps';
  /** Other types of website that it can show as well. */
  alsoFor?: readonly WebsiteType[];
  /** CSS length */
  sectionPadding: string;
}

const AIRY = 'clamp(4rem, 9vw, 8rem)';
const EVEN = 'clamp(3.25rem, 7vw, 6rem)';
const TIGHT = 'clamp(2.5rem, 5vw, 4.25rem)';

/** Compositions by website type. */
export const templateRules: Readonly<Record<WebsiteType, readonly TemplateRule[]>> = {
  business: [
    {
      id: 'main-street',
      name: 'Main Street',
      description: 'Picture and promise side by side, the facts on a card, then proof and offers.',
      parts: ['proof', 'services', 'signature', 'about', 'testimonials', 'faq', 'contact'],
      suits: ['restaurant', 'real estate', 'construction'],
      shows: 'offers',
      sectionPadding: EVEN,
    },
    {
      id: 'ledger',
      name: 'Ledger',
      description: 'Words first, between fine rules, like a well-set letter.',
      parts: ['about', 'services', 'steps', 'signature', 'testimonials', 'contact'],
      suits: ['professional services', 'technology', 'creative'],
      shows: 'words',
      sectionPadding: AIRY,
    },
    {
      id: 'front-desk',
      name: 'Front Desk',
      description: 'A field of your color with the request form in it: visitors can act at once.',
      parts: ['services', 'proof', 'team', 'signature', 'faq', 'map', 'contact'],
      suits: ['healthcare', 'fitness', 'education'],
      shows: 'people',
      sectionPadding: EVEN,
    },
    {
      id: 'panorama',
      name: 'Panorama',
      description: 'One wide picture over the whole page, with the offers laid over its edge.',
      parts: ['services', 'cases', 'about', 'testimonials', 'call', 'contact'],
      suits: ['construction', 'real estate', 'creative'],
      shows: 'pictures',
      sectionPadding: AIRY,
    },
    {
      id: 'open-hours',
      name: 'Open Hours',
      description: 'When and where come first: hours beside the headline, prices and a map below.',
      parts: ['services', 'schedule', 'prices', 'map', 'testimonials', 'contact'],
      suits: ['restaurant', 'fitness', 'education', 'healthcare'],
      shows: 'hours',
      sectionPadding: EVEN,
    },
  ],
  ecommerce: [
    {
      id: 'storefront',
      name: 'Storefront',
      description: 'A banner, ways into the shelves, then the shelves.',
      parts: ['products', 'services', 'proof', 'testimonials', 'faq', 'contact'],
      suits: ['ecommerce', 'restaurant'],
      shows: 'goods',
      sectionPadding: TIGHT,
    },
    {
      id: 'lookbook',
      name: 'Lookbook',
      description: 'Tall pictures side by side, words below them, the shop after that.',
      parts: ['cases', 'products', 'about', 'testimonials', 'signup', 'contact'],
      suits: ['creative', 'ecommerce'],
      shows: 'pictures',
      alsoFor: ['business'],
      sectionPadding: AIRY,
    },
    {
      id: 'shelf',
      name: 'Shelf',
      description: 'Goods and prices before anything else.',
      parts: ['products', 'proof', 'services', 'faq', 'contact'],
      suits: ['other', 'construction', 'education'],
      shows: 'goods',
      sectionPadding: TIGHT,
    },
    {
      id: 'feature-piece',
      name: 'Feature Piece',
      description: 'One piece gets the stage, the others follow.',
      parts: ['steps', 'products', 'about', 'testimonials', 'faq', 'contact'],
      suits: ['technology', 'real estate', 'fitness'],
      shows: 'words',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'bazaar',
      name: 'Bazaar',
      description: 'A mosaic of doors into the shop, with stories between the goods.',
      parts: ['services', 'products', 'posts', 'proof', 'signup', 'contact'],
      suits: ['restaurant', 'healthcare', 'other'],
      shows: 'offers',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
  ],
  portfolio: [
    {
      id: 'gallery',
      name: 'Gallery',
      description: 'A sentence as large as the page, a band of things, a wall of pictures.',
      parts: ['cases', 'about', 'services', 'testimonials', 'contact'],
      suits: ['creative', 'construction'],
      shows: 'pictures',
      alsoFor: ['business'],
      sectionPadding: AIRY,
    },
    {
      id: 'monograph',
      name: 'Monograph',
      description: 'A quiet column on the left stays, the work moves past it.',
      parts: ['cases', 'about', 'steps', 'contact'],
      suits: ['creative', 'professional services'],
      shows: 'words',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'index',
      name: 'Index',
      description: 'The work as a list of titles; type does the talking.',
      parts: ['about', 'services', 'cases', 'team', 'contact'],
      suits: ['technology', 'professional services', 'education'],
      shows: 'words',
      alsoFor: ['business'],
      sectionPadding: AIRY,
    },
    {
      id: 'contact-sheet',
      name: 'Contact Sheet',
      description: 'Many small pictures at once, like prints on a light table.',
      parts: ['services', 'cases', 'testimonials', 'about', 'contact'],
      suits: ['restaurant', 'fitness', 'ecommerce'],
      shows: 'pictures',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'casebook',
      name: 'Casebook',
      description: 'One project as the opening picture, then each with its story.',
      parts: ['cases', 'proof', 'services', 'testimonials', 'call', 'contact'],
      suits: ['real estate', 'construction', 'healthcare'],
      shows: 'pictures',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
  ],
  blog: [
    {
      id: 'journal',
      name: 'Journal',
      description: 'A masthead between rules, one lead story, then headlines.',
      parts: ['posts', 'about', 'signup', 'contact'],
      suits: ['restaurant', 'creative'],
      shows: 'words',
      sectionPadding: TIGHT,
    },
    {
      id: 'notebook',
      name: 'Notebook',
      description: 'One narrow column, made for reading and nothing else.',
      parts: ['posts', 'about', 'faq', 'signup'],
      suits: ['professional services', 'healthcare'],
      shows: 'words',
      sectionPadding: TIGHT,
    },
    {
      id: 'magazine',
      name: 'Magazine',
      description: 'A cover with its lines, then a grid of stories.',
      parts: ['posts', 'cases', 'team', 'signup', 'contact'],
      suits: ['fitness', 'real estate', 'ecommerce'],
      shows: 'pictures',
      sectionPadding: EVEN,
    },
    {
      id: 'bulletin',
      name: 'Bulletin',
      description: 'Columns like a local paper, with dates in the margin.',
      parts: ['posts', 'schedule', 'about', 'signup', 'contact'],
      suits: ['education', 'other', 'construction'],
      shows: 'hours',
      sectionPadding: TIGHT,
    },
    {
      id: 'letters',
      name: 'Letters',
      description: 'The letter comes first: sign up, then read past issues.',
      parts: ['posts', 'about', 'testimonials', 'faq', 'contact'],
      suits: ['technology', 'other'],
      shows: 'words',
      sectionPadding: EVEN,
    },
  ],
  landing: [
    {
      id: 'one-pager',
      name: 'One Pager',
      description: 'One promise and one button in the middle, and again at the end.',
      parts: ['services', 'proof', 'testimonials', 'faq', 'contact'],
      suits: ['fitness', 'other'],
      shows: 'offers',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'pitch',
      name: 'Pitch',
      description: 'The promise on the left, a short form on the right.',
      parts: ['proof', 'steps', 'services', 'testimonials', 'faq', 'contact'],
      suits: ['professional services', 'healthcare', 'construction'],
      shows: 'steps',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'spotlight',
      name: 'Spotlight',
      description: 'A dark stage with your sign in the light.',
      parts: ['services', 'testimonials', 'prices', 'faq', 'contact'],
      suits: ['technology', 'creative', 'restaurant'],
      shows: 'words',
      alsoFor: ['business'],
      sectionPadding: AIRY,
    },
    {
      id: 'checklist',
      name: 'Checklist',
      description: 'Reasons with ticks right in the hero, steps below.',
      parts: ['steps', 'services', 'signature', 'faq', 'contact'],
      suits: ['education', 'real estate'],
      shows: 'steps',
      alsoFor: ['business'],
      sectionPadding: EVEN,
    },
    {
      id: 'billboard',
      name: 'Billboard',
      description: 'Letters from edge to edge, a picture under them, little else.',
      parts: ['services', 'cases', 'testimonials', 'call', 'contact'],
      suits: ['ecommerce', 'creative', 'construction'],
      shows: 'words',
      alsoFor: ['business'],
      sectionPadding: AIRY,
    },
  ],
};
