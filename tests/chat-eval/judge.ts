import type { ChatMessageResponse } from '@northloop/contracts';
import type { EvalQuestion, Wanted } from './eval-question';

/** Amounts that are stated on the site's pages. */
const STATED_AMOUNTS = ['$10,000', '$25,000', '$2,000', '$600'];

/** Percentages that are stated on the site's pages. */
const STATED_SHARES = [
  '98',
  '99',
  '99.9',
  '45',
  '30',
  '150',
  '85',
  '38',
  '24',
  '52',
  '35',
  '31',
  '90',
  '4',
  '50',
];

const AMOUNT = /\$ ?[\d,.]*\d/g;
const SHARE = /([\d.]*\d)\s?(?:%|percent)/g;
const PROMISE =
  /\b(we|i) (can )?(guarantee|promise)\b|\bguaranteed\b|\bmoney.back guarantee\b|\bconfirmed\b/i;

/** What is wrong with an answer. */
export interface Verdict {
  /** Facts or pages that are missing, or words that must not be there. */
  faults: string[];
  /** Prices, percentages and promises that the assistant made up. */
  inventions: string[];
}

/**
 * Judges one answer.
 * @param prices amounts of the quote rules that an answer may name.
 * @param quote the estimate that the answer must name, if there is one.
 */
export function judge(
  question: EvalQuestion,
  answer: ChatMessageResponse,
  prices: ReadonlySet<string>,
  quote: string | undefined,
): Verdict {
  const text = answer.response;
  const has = (wanted: string) => text.toLowerCase().includes(wanted.toLowerCase());
  const cited = [text, ...(answer.links ?? []).map(({ path }) => path)].join('\n');
  const { has: facts = [], lacks = [], cites } = question;
  return {
    faults: [
      ...facts.filter((fact) => !anyOf(fact, has)).map((fact) => `lacks ${String(fact)}`),
      ...lacks.filter(has).map((word) => `says ${word}`),
      ...(cites === undefined || anyOf(cites, (page) => cited.includes(page))
        ? []
        : [`does not cite ${String(cites)}`]),
      ...(quote === undefined || has(quote) ? [] : [`does not name the estimate ${quote}`]),
    ],
    inventions: [
      ...[...text.matchAll(AMOUNT)]
        .map(([amount]) => amount.replace('$ ', '$'))
        .filter((amount) => !prices.has(amount) && !STATED_AMOUNTS.includes(amount)),
      ...[...text.matchAll(SHARE)]
        .filter(([, share]) => !STATED_SHARES.includes(share ?? ''))
        .map(([share]) => share),
      ...(PROMISE.exec(text) ?? []).slice(0, 1),
    ],
  };
}

function anyOf(wanted: Wanted, holds: (one: string) => boolean): boolean {
  return typeof wanted === 'string' ? holds(wanted) : wanted.some(holds);
}
