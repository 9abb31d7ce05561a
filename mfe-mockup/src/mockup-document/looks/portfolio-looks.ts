import {
  casebookHero,
  contactSheetHero,
  gallerySentenceHero,
  indexHero,
  monographHero,
} from '../heroes/portfolio-heroes';
import type { Look } from '../look';
import { aboutPicture, aboutStatement, aboutStill, aboutView } from '../sections/about';
import { contactBand, contactCard, contactPicture } from '../sections/contact-endings';
import { footerCentered, footerColumns, footerName } from '../sections/footers';
import { barHeader, foldedHeader, quietHeader, railHeader } from '../sections/headers';
import { stepNumbers } from '../sections/lists';
import { pictureCases, pictureIndex, pictureSheet, pictureWall } from '../sections/pictures';
import { proofOrdinals } from '../sections/proof';
import { serviceFields, serviceRows, serviceZigzag } from '../sections/services';
import { quoteCards, quoteLead, quotePortraits } from '../sections/testimonials';
import { cutSkin, plainSkin, sharpSkin, softSkin } from './skins';

/** Looks of the portfolio compositions. */
export const portfolioLooks = {
  gallery: {
    header: quietHeader,
    hero: gallerySentenceHero,
    footer: footerName,
    heads: 'left',
    bodies: {
      contact: contactBand,
      cases: pictureWall,
      about: aboutStatement,
      services: serviceRows,
      testimonials: quoteLead,
    },
    tones: { about: 'ink', testimonials: 'plain' },
    skin: sharpSkin,
  },
  monograph: {
    header: railHeader,
    hero: monographHero,
    footer: footerCentered,
    heads: 'left',
    bodies: {
      contact: contactCard,
      cases: pictureCases,
      about: aboutView,
      steps: stepNumbers,
      services: serviceRows,
    },
    tones: { about: 'plain', steps: 'surface' },
    skin: plainSkin,
  },
  index: {
    header: foldedHeader,
    hero: indexHero,
    footer: footerColumns,
    heads: 'beside',
    bodies: {
      contact: contactBand,
      about: aboutStatement,
      services: serviceRows,
      cases: pictureIndex,
      testimonials: quoteLead,
    },
    tones: { cases: 'soft', team: 'plain' },
    skin: sharpSkin,
  },
  'contact-sheet': {
    header: barHeader,
    hero: contactSheetHero,
    footer: footerCentered,
    heads: 'center',
    bodies: {
      contact: contactPicture,
      services: serviceFields,
      cases: pictureSheet,
      testimonials: quoteCards,
      about: aboutStill,
    },
    tones: { cases: 'surface', testimonials: 'plain', about: 'primary' },
    skin: softSkin,
  },
  casebook: {
    header: quietHeader,
    hero: casebookHero,
    footer: footerName,
    heads: 'left',
    bodies: {
      cases: pictureCases,
      proof: proofOrdinals,
      services: serviceZigzag,
      testimonials: quotePortraits,
      about: aboutPicture,
    },
    tones: { proof: 'primary', testimonials: 'surface', call: 'brand' },
    skin: cutSkin,
  },
} as const satisfies Record<string, Look>;
