import type { MockupSetting } from '@northloop/contracts';

/** Something that the business sells or does, in the owner's words. */
export interface Offer {
  /** A noun phrase, such as 'small-batch soy candles'. */
  name: string;
  /** What the owner says about it, such as 'poured in Stillwater'; it follows the name in the description. */
  detail: string | undefined;
}

/** A price as stated. */
export interface Price {
  /** What it buys, such as 'refills'. */
  name: string;
  /** With its unit, such as '$85 a wash' or 'from $40'. */
  amount: string;
}

/** Somebody whom the description names. */
export interface Person {
  name: string;
  /** Such as 'owner'. */
  role: string | undefined;
}

/**
 * Matters that a description may settle and a sample text may speak of. A sample about a settled matter could contradict
 * the owner, so it is left out.
 */
export const MATTERS = [
  'guarantee',
  'licence',
  'hours',
  'price',
  'area',
  'booking',
  'walk-ins',
  'languages',
  'payment',
  'delivery',
  'years',
  'shop',
  'team',
  'insurance',
  'pickup',
  'returns',
] as const;

export type Matter = (typeof MATTERS)[number];

/** What an owner's description says, in the owner's own words. Lists are empty where it says nothing. */
export interface BusinessFacts {
  offers: Offer[];
  prices: Price[];
  people: Person[];
  /** The one place where it is, such as 'Maple Grove'. */
  place: string | undefined;
  /** Places that it serves. */
  area: string[];
  /** Year of founding. */
  since: string | undefined;
  /** Lines about days and times. */
  hours: string[];
  languages: string[];
  licence: string | undefined;
  guarantee: string | undefined;
  /** What it does not do or have, such as 'no reservations'. */
  refusals: string[];
  /** Whom it is for, such as 'restaurants'. */
  audience: string[];
  phone: string | undefined;
  email: string | undefined;
  street: string | undefined;
  /** How the owners describe themselves, without the article, such as 'family-run bakery'. */
  identity: string | undefined;
  /** Undefined if the description does not tell. */
  setting: MockupSetting | undefined;
  /** Short clauses that say something else, such as 'free pickup at the Saturday market'. */
  points: string[];
  /** Matters that the description settles. */
  settled: ReadonlySet<Matter>;
}
