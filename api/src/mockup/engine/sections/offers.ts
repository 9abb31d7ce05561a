import type { MockupEntry } from '@northloop/contracts';
import type { Offer } from '../../reading/business-facts.js';
import type { Trade } from '../../trade/trade.js';
import { capitalized } from '../copy/fill-slots.js';
import type { DraftSource } from '../draft-source.js';
import { sharesWord } from '../same-words.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

/** Entries below which a section looks empty; the trade's own fill it up, marked as samples. */
const FEWEST_SERVICES = 1;
const FEWEST_PRODUCTS = 3;
const MOST = 8;

/** What is offered: the owner's own first, the trade's only where the owner names too little. */
export function services(source: DraftSource): SectionBody {
  const { own, samples } = offered(source, FEWEST_SERVICES, () => 4);
  return {
    services: [...own, ...samples].map(({ name, line, price }) => ({
      name,
      description: line,
      features: price === undefined ? [] : [price],
    })),
    sample: samples.length > 0,
  };
}

/** The same as goods on a shelf. */
export function products(source: DraftSource): SectionBody {
  const { own, samples } = offered(source, FEWEST_PRODUCTS, (own) =>
    own === 0 ? 6 : FEWEST_PRODUCTS,
  );
  return {
    entries: [...own, ...samples].map(({ name, line, price = '' }) => ({
      name,
      description: line,
      fact: price,
    })),
    sample: samples.length > 0,
  };
}

/** The owner's prices; a single one stands with what it buys instead. */
export function prices({ brief }: DraftSource): SectionBody {
  const entries: MockupEntry[] = brief.facts.prices.map(({ name, amount }) => ({
    name: capitalized(name),
    description: '',
    fact: amount,
  }));
  return entries.length < 2 ? undefined : { entries: entries.slice(0, 12) };
}

interface Shown {
  name: string;
  line: string;
  price: string | undefined;
}

function offered(
  { brief, trade, varying }: DraftSource,
  fewest: number,
  wanted: (own: number) => number,
): { own: Shown[]; samples: Shown[] } {
  const { facts } = brief;
  const own = facts.offers.slice(0, MOST).map((offer) => ({
    name: capitalized(offer.name),
    line: lineOf(offer, trade),
    price: facts.prices.find(({ name }) => isAbout(name, offer.name))?.amount,
  }));
  if (own.length >= fewest) return { own, samples: [] };
  const others = trade.offers.filter(
    ({ match, name }) => !facts.offers.some((offer) => sharesWord(offer.name, [...match, name])),
  );
  const samples = varying
    .about('offers')
    .some(
      // Where the owner names no offer, the trade's are samples, and only what is contradicted is left out.
      own.length === 0 ? unsettled(others, { brief, trade }) : others,
      wanted(own.length) - own.length,
    )
    .map(({ name, line }) => ({ name, line, price: undefined }));
  return { own, samples };
}

/** What the owner says about an offer, or what the trade says about the same one. */
function lineOf({ name, detail }: Offer, trade: Trade): string {
  if (detail !== undefined) return `${capitalized(detail)}.`;
  return trade.offers.find(({ match }) => sharesWord(name, match))?.line ?? '';
}

const isAbout = (priced: string, offer: string): boolean =>
  priced.toLowerCase() === offer.toLowerCase();
