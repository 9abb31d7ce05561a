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

/** Words of a refusal that name nothing: 'we do not take', 'no … needed'. */
const NAMES_NOTHING =
  /^(?:no|not|never|dont|don’t|don't|none|nothing|without|only|take|have|offer|sell|does|with|from|your|need|needed|please|sorry|just|there|here|they|that|this|will|wont|won’t|cannot|can’t|accept|allowed|required|open|make|work|want|until|than|more|less|anything|anyone|people|ever|into|when|what|time)$/;

/** The things that a refusal names. */
const refusedThings = (refusal: string): string[] =>
  (refusal.toLowerCase().match(/[\p{L}’']{4,}/gu) ?? []).filter(
    (word) => !NAMES_NOTHING.test(word),
  );

/** Owners who name whom alone they serve, and do not name children. */
const GROWN_UPS =
  /\b(?:adults?|grown-?ups?|elders?|(?:16|18|21)\s*(?:\+|and up|and over)|over (?:40|50|55|60|65)|couples only|nobody else)\b/i;
const CHILDREN = ['kid', 'child', 'children', 'teen', 'teenager', 'toddler', 'youth', 'baby'];

/**
 * The lines of a trade that cannot contradict the owner: none about a matter that the owner speaks of, none about
 * something that the trade offers and this owner, who names the own offers, does not, none about what the owner says
 * there is not, and none about children where the owner serves adults.
 */
export function unsettled<Line extends object>(
  lines: readonly (Line & { about?: Matter | undefined })[],
  { brief, trade }: Told,
): Line[] {
  const { settled, offers } = brief.facts;
  const told = brief.description ?? '';
  const absent =
    offers.length === 0
      ? []
      : trade.offers.filter(({ match }) => !sharesWord(told, match)).flatMap(({ match }) => match);
  absent.push(...brief.facts.refusals.flatMap(refusedThings));
  if (GROWN_UPS.test(told) && !sharesWord(told, CHILDREN)) absent.push(...CHILDREN);
  return lines.filter(
    ({ about, ...texts }) =>
      (about === undefined || !settled.has(about)) &&
      !Object.values(texts).some((text) => typeof text === 'string' && sharesWord(text, absent)),
  );
}
