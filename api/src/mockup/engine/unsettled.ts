import type { BusinessFacts, Matter } from '../reading/business-facts.js';
import type { Trade } from '../trade/trade.js';
import { sharesWord } from './same-words.js';

/** What tells which sample lines could contradict the owner. */
export interface Told {
  brief: { facts: BusinessFacts; description: string | undefined };
  trade: Trade;
}

/** The texts of a trade that cannot contradict the owner; see {@link unsettled}. */
export const unsettledTexts = (texts: readonly string[], told: Told): string[] =>
  unsettled(
    texts.map((text) => ({ text })),
    told,
  ).map(({ text }) => text);

/**
 * The lines of a trade that cannot contradict the owner: none about a matter that the owner speaks of, and none about
 * something that the trade offers and this owner, who names the own offers, does not.
 */
export function unsettled<Line extends object>(
  lines: readonly (Line & { about?: Matter | undefined })[],
  { brief, trade }: Told,
): Line[] {
  const { settled, offers } = brief.facts;
  const absent =
    offers.length === 0
      ? []
      : trade.offers
          .filter(({ match }) => !sharesWord(brief.description ?? '', match))
          .flatMap(({ match }) => match);
  return lines.filter(
    ({ about, ...texts }) =>
      (about === undefined || !settled.has(about)) &&
      !Object.values(texts).some((text) => typeof text === 'string' && sharesWord(text, absent)),
  );
}
