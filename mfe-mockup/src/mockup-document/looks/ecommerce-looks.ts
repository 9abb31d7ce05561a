import {
  bannerHero,
  bazaarHero,
  featurePieceHero,
  lookbookHero,
  shelfHero,
} from '../heroes/ecommerce-heroes';
import type { Look } from '../look';
import { aboutPattern, aboutPicture, aboutStatement } from '../sections/about';
import { barHeader, foldedHeader, mastheadHeader, shopHeader } from '../sections/headers';
import { stepNumbers } from '../sections/lists';
import { picturePanels, productGrid, productLarge, productShelf } from '../sections/pictures';
import { postGrid } from '../sections/posts';
import { proofStrip, proofTicks } from '../sections/proof';
import { serviceBento, serviceCards, serviceFields, serviceRows } from '../sections/services';
import { quoteCards, quoteLead, quotePortraits } from '../sections/testimonials';
import { boldSkin, cutSkin, plainSkin, sharpSkin, softSkin } from './skins';

/** Looks of the shop compositions. */
export const ecommerceLooks = {
  storefront: {
    header: shopHeader,
    hero: bannerHero,
    heads: 'left',
    bodies: {
      products: productShelf,
      services: serviceCards,
      proof: proofTicks,
      testimonials: quoteCards,
    },
    tones: { proof: 'surface', contact: 'surface' },
    skin: softSkin,
  },
  lookbook: {
    header: mastheadHeader,
    hero: lookbookHero,
    heads: 'center',
    bodies: {
      cases: picturePanels,
      products: productShelf,
      about: aboutStatement,
      testimonials: quoteLead,
    },
    tones: { about: 'soft', signup: 'ink', testimonials: 'plain' },
    skin: sharpSkin,
  },
  shelf: {
    header: shopHeader,
    hero: shelfHero,
    heads: 'left',
    bodies: { products: productGrid, proof: proofStrip, services: serviceRows },
    tones: { proof: 'primary', faq: 'surface' },
    skin: plainSkin,
  },
  'feature-piece': {
    header: barHeader,
    hero: featurePieceHero,
    heads: 'beside',
    bodies: {
      steps: stepNumbers,
      products: productLarge,
      about: aboutPicture,
      services: serviceFields,
      testimonials: quotePortraits,
    },
    tones: { steps: 'soft', testimonials: 'surface', about: 'primary' },
    skin: boldSkin,
  },
  bazaar: {
    header: foldedHeader,
    hero: bazaarHero,
    heads: 'left',
    bodies: {
      services: serviceBento,
      products: productGrid,
      posts: postGrid,
      proof: proofStrip,
      about: aboutPattern,
    },
    tones: { posts: 'surface', proof: 'plain', signup: 'brand' },
    skin: cutSkin,
  },
} as const satisfies Record<string, Look>;
