import { priceText } from '../../reading/prices.js';
import { listed } from '../company-info.js';
import { capitalized } from '../copy/fill-slots.js';
import type { DraftSource } from '../draft-source.js';
import { unsettled } from '../unsettled.js';
import type { SectionBody } from './section-body.js';

const FEWEST = 2;
const MOST = 8;

/** Points in the owner's words, filled up with the trade's where there are few. */
export function proof(source: DraftSource): SectionBody {
  const { brief, trade, varying, hero } = source;
  const points = pointsOf(brief.facts);
  // What stands below the headline need not be said again, if there is enough else to say.
  const others = points.filter((point) => !covers(hero.subtitle, point));
  const own = (others.length < 2 ? points : others).slice(0, MOST);
  const missing = Math.max(0, (own.length === 0 ? 4 : FEWEST) - own.length);
  const samples = varying
    .about('proof')
    .some(unsettled(trade.proof, source), missing)
    .map(({ line }) => line);
  const highlights = [...own, ...samples];
  return highlights.length < 2 ? undefined : { highlights, sample: samples.length > 0 };
}

/** Everything that the owner states and that reads well by itself, each once. */
export function pointsOf(facts: DraftSource['brief']['facts']): string[] {
  const { guarantee, licence, since, languages, area, refusals, points, hours, prices } = facts;
  const [price] = prices;
  const lines = [
    guarantee,
    licence,
    ...points,
    ...refusals,
    languages.length > 0 ? `${listed(languages)} spoken` : undefined,
    price && prices.length === 1 ? priceText(price, ', ') : undefined,
    hours.length === 1 ? hours[0] : undefined,
    since === undefined ? undefined : `Since ${since}`,
    area.length > 0 ? `Serving ${listed(area)}` : undefined,
  ].filter((line) => line !== undefined);
  const kept: string[] = [];
  for (const line of lines) {
    if (!kept.some((other) => covers(other, line))) kept.push(capitalized(line));
  }
  return kept;
}

/** Whether a line says what another one says: 'Family owned since 1987' covers 'Since 1987'. */
function covers(line: string, other: string): boolean {
  const said = new Set(wordsOf(line));
  return wordsOf(other).every((word) => said.has(word));
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d$]{2,}/gu) ?? []).filter(
    (word) => !/^(?:in|and|the|serving|of|we)$/.test(word),
  );
