import {
  billboardHero,
  checklistHero,
  pitchHero,
  spotlightHero,
  sunriseHero,
} from '../heroes/landing-heroes';
import type { Look } from '../look';
import { aboutStill } from '../sections/about';
import { contactBand, contactCard, contactPicture } from '../sections/contact-endings';
import { footerCentered, footerColumns, footerName } from '../sections/footers';
import { barHeader, floatingHeader, foldedHeader, quietHeader } from '../sections/headers';
import { priceCards, scheduleCards, stepLine, stepNumbers } from '../sections/lists';
import { picturePanels } from '../sections/pictures';
import { proofOrdinals, proofTicks } from '../sections/proof';
import {
  serviceBento,
  serviceCards,
  serviceFields,
  serviceRows,
  serviceZigzag,
} from '../sections/services';
import { quoteCards, quoteLead, quotePortraits } from '../sections/testimonials';
import { boldSkin, cutSkin, plainSkin, sharpSkin, softSkin } from './skins';

/** Looks of the landing page compositions. */
export const landingLooks = {
  'one-pager': {
    header: floatingHeader,
    hero: sunriseHero,
    footer: footerCentered,
    heads: 'center',
    bodies: {
      contact: contactBand,
      services: serviceZigzag,
      proof: proofOrdinals,
      testimonials: quoteCards,
    },
    tones: { proof: 'ink', faq: 'surface', contact: 'primary' },
    skin: softSkin,
  },
  pitch: {
    header: quietHeader,
    hero: pitchHero,
    footer: footerColumns,
    heads: 'left',
    bodies: {
      contact: contactPicture,
      proof: proofTicks,
      steps: stepLine,
      services: serviceCards,
      testimonials: quotePortraits,
    },
    tones: { proof: 'soft', testimonials: 'surface', steps: 'plain' },
    skin: plainSkin,
  },
  spotlight: {
    header: foldedHeader,
    hero: spotlightHero,
    footer: footerName,
    heads: 'center',
    bodies: {
      contact: contactCard,
      services: serviceFields,
      testimonials: quoteLead,
      prices: priceCards,
      about: aboutStill,
    },
    tones: { testimonials: 'soft', prices: 'plain', faq: 'surface' },
    skin: boldSkin,
  },
  checklist: {
    header: barHeader,
    hero: checklistHero,
    footer: footerCentered,
    heads: 'beside',
    bodies: {
      contact: contactPicture,
      steps: stepNumbers,
      services: serviceBento,
      schedule: scheduleCards,
      prices: priceCards,
    },
    tones: { steps: 'surface', faq: 'soft' },
    skin: cutSkin,
  },
  billboard: {
    header: quietHeader,
    hero: billboardHero,
    footer: footerName,
    heads: 'left',
    bodies: { services: serviceRows, cases: picturePanels, testimonials: quoteLead },
    tones: { cases: 'plain', testimonials: 'ink', call: 'brand' },
    skin: sharpSkin,
  },
} as const satisfies Record<string, Look>;
