import {
  billboardHero,
  checklistHero,
  pitchHero,
  spotlightHero,
  sunriseHero,
} from '../heroes/landing-heroes';
import type { Look } from '../look';
import { aboutPattern } from '../sections/about';
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
    heads: 'center',
    bodies: { services: serviceZigzag, proof: proofOrdinals, testimonials: quoteCards },
    tones: { proof: 'ink', faq: 'surface', contact: 'primary' },
    skin: softSkin,
  },
  pitch: {
    header: quietHeader,
    hero: pitchHero,
    heads: 'left',
    bodies: {
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
    heads: 'center',
    bodies: {
      services: serviceFields,
      testimonials: quoteLead,
      prices: priceCards,
      about: aboutPattern,
    },
    tones: { testimonials: 'soft', prices: 'plain', faq: 'surface' },
    skin: boldSkin,
  },
  checklist: {
    header: barHeader,
    hero: checklistHero,
    heads: 'beside',
    bodies: {
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
    heads: 'left',
    bodies: { services: serviceRows, cases: picturePanels, testimonials: quoteLead },
    tones: { cases: 'plain', testimonials: 'ink', call: 'brand' },
    skin: sharpSkin,
  },
} as const satisfies Record<string, Look>;
