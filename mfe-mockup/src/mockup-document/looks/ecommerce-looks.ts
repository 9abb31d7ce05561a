import {
  bannerHero,
  bazaarHero,
  featurePieceHero,
  lookbookHero,
  shelfHero,
} from '../heroes/ecommerce-heroes';
import type { Look } from '../look';
import { aboutPicture, aboutStatement, aboutStill } from '../sections/about';
import { contactBand, contactCard, contactPicture } from '../sections/contact-endings';
import { footerCentered, footerColumns, footerName } from '../sections/footers';
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
    footer: footerColumns,
    heads: 'left',
    bodies: {
      contact: contactPicture,
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
    footer: footerName,
    heads: 'center',
    bodies: {
      contact: contactCard,
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
    footer: footerColumns,
    heads: 'left',
    bodies: {
      contact: contactBand,
      products: productGrid,
      proof: proofStrip,
      services: serviceRows,
    },
    tones: { proof: 'primary', faq: 'surface' },
    skin: plainSkin,
  },
  'feature-piece': {
    header: barHeader,
    hero: featurePieceHero,
    footer: footerCentered,
    heads: 'beside',
    bodies: {
      contact: contactPicture,
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
    footer: footerName,
    heads: 'left',
    bodies: {
      services: serviceBento,
      products: productGrid,
      posts: postGrid,
      proof: proofStrip,
      about: aboutStill,
    },
    tones: { posts: 'surface', proof: 'plain', signup: 'brand' },
    skin: cutSkin,
  },
} as const satisfies Record<string, Look>;
