import {
  frontDeskHero,
  ledgerHero,
  openHoursHero,
  panoramaHero,
  splitHero,
} from '../heroes/business-heroes';
import type { Look } from '../look';
import { aboutPicture, aboutStatement, aboutStill, aboutView } from '../sections/about';
import { contactBand, contactCard, contactPicture } from '../sections/contact-endings';
import { footerCentered, footerColumns, footerName } from '../sections/footers';
import { barHeader, floatingHeader, foldedHeader, quietHeader } from '../sections/headers';
import { priceCards, scheduleCards, stepLine, stepNumbers } from '../sections/lists';
import { pictureCases, pictureWall, productLarge } from '../sections/pictures';
import { proofOrdinals, proofTicks } from '../sections/proof';
import {
  serviceBento,
  serviceCards,
  serviceFields,
  serviceRows,
  serviceZigzag,
} from '../sections/services';
import { quoteCards, quoteLead, quotePortraits } from '../sections/testimonials';
import { boldSkin, plainSkin, sharpSkin, softSkin } from './skins';

/** Looks of the business compositions. */
export const businessLooks = {
  'main-street': {
    header: barHeader,
    hero: splitHero,
    footer: footerColumns,
    heads: 'left',
    bodies: {
      proof: proofTicks,
      services: serviceCards,
      about: aboutPicture,
      testimonials: quoteLead,
      products: productLarge,
    },
    tones: { proof: 'primary', testimonials: 'surface', faq: 'plain', contact: 'surface' },
    skin: softSkin,
  },
  ledger: {
    header: quietHeader,
    hero: ledgerHero,
    footer: footerName,
    heads: 'beside',
    bodies: {
      contact: contactBand,
      about: aboutStatement,
      services: serviceRows,
      steps: stepNumbers,
      testimonials: quoteLead,
      cases: pictureCases,
    },
    tones: { about: 'plain', steps: 'soft', testimonials: 'ink' },
    skin: sharpSkin,
  },
  'front-desk': {
    header: barHeader,
    hero: frontDeskHero,
    footer: footerCentered,
    heads: 'center',
    bodies: {
      contact: contactPicture,
      services: serviceFields,
      proof: proofOrdinals,
      steps: stepLine,
      schedule: scheduleCards,
      prices: priceCards,
      testimonials: quoteCards,
    },
    tones: { proof: 'soft', team: 'plain', map: 'plain', faq: 'surface', steps: 'surface' },
    skin: boldSkin,
  },
  panorama: {
    header: floatingHeader,
    hero: panoramaHero,
    footer: footerColumns,
    heads: 'left',
    bodies: {
      contact: contactCard,
      services: serviceZigzag,
      cases: pictureWall,
      about: aboutStill,
      testimonials: quotePortraits,
    },
    tones: { cases: 'surface', testimonials: 'soft', call: 'primary' },
    skin: plainSkin,
  },
  'open-hours': {
    header: foldedHeader,
    hero: openHoursHero,
    footer: footerCentered,
    heads: 'beside',
    bodies: {
      contact: contactBand,
      services: serviceBento,
      schedule: scheduleCards,
      testimonials: quoteCards,
      about: aboutView,
    },
    tones: { prices: 'surface', testimonials: 'soft', schedule: 'plain' },
    skin: softSkin,
  },
} as const satisfies Record<string, Look>;
