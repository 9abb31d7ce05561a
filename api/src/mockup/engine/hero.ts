import type { Mockup, MockupSetting } from '@northloop/contracts';
import type { Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import type { FeatureWording } from './copy/feature-wording.js';
import type { Slots } from './copy/fill-slots.js';
import { websiteTypeCopy } from './copy/website-type-copy.js';
import { chooseHeadline } from './headline.js';
import type { SeededChoice } from './seeded-choice.js';
import { unsettled, unsettledTexts } from './unsettled.js';

/** What the first screen is made from. */
export interface HeroSource {
  brief: Brief;
  trade: Trade;
  setting: MockupSetting;
  slots: Slots;
  steady: SeededChoice;
  text(matter: string, texts: readonly string[]): string;
}

/** Headline, the line below it, and the main button's label. */
export function createHero(source: HeroSource, asked: readonly FeatureWording[]): Mockup['hero'] {
  const { brief, trade, slots, steady, setting } = source;
  const title = chooseHeadline(
    { slots, headlines: unsettledTexts(trade.headlines, source), setting },
    steady.about('headline'),
    brief.seed,
  );
  return {
    title,
    subtitle:
      brief.pitches.find((pitch) => !repeats(pitch, title)) ??
      source.text('subtitle', unsettledTexts(trade.subtitles, source)),
    cta: callToAction(source, asked),
  };
}

/** Refusals that rule out a button. */
const REFUSED: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\breserv|\bbook|\bappointment/i,
    /\bno\b.*(?:reserv|appointment|booking)|don['’]t take reserv|first[- ]come|walk-?ins? only/i,
  ],
  [/\border|\bdeliver/i, /\bno (?:online )?(?:orders?|ordering|takeout|delivery)/i],
  [
    /\bvisit\b|\bcome (?:by|in)\b|\bstop\b/i,
    /\bno (?:shop|storefront|store|office|studio|showroom|salon)\b|online only|by mail only/i,
  ],
  [/\bestimate|\bquote/i, /\bno (?:free )?(?:estimates?|quotes?)/i],
  [/\bcall\b/i, /\bno (?:calls?|phone)\b|text only/i],
];

/** Whether the owner says that what a label offers is not to be had. */
export const isRefused = (label: string, { facts }: Brief): boolean =>
  REFUSED.some(
    ([words, refusal]) => words.test(label) && facts.refusals.some((text) => refusal.test(text)),
  );

function callToAction(
  { brief, trade, text }: HeroSource,
  asked: readonly FeatureWording[],
): string {
  const wished = asked.find(({ cta }) => cta !== undefined && !isRefused(cta, brief))?.cta;
  if (wished !== undefined) return wished;
  const own = websiteTypeCopy[brief.websiteType].ctas;
  return text('cta', own ?? labelsFor(brief, trade)) || 'Get in touch';
}

/** Button labels of a trade that nothing in the description contradicts. */
export function labelsFor(brief: Brief, trade: Trade): string[] {
  const labels = unsettled(trade.asks, { brief, trade })
    .map(({ label }) => label)
    .filter((label) => !isRefused(label, brief));
  return labels.length > 0 ? labels : ['Get in touch', 'Ask a question'];
}

/** Whether a sentence says again what a headline says: the page would read as if it stuttered. */
function repeats(sentence: string, title: string): boolean {
  const said = new Set(wordsOf(title));
  const again = wordsOf(sentence).filter((word) => said.has(word));
  return said.size > 0 && again.length / said.size > 0.6 && again.length >= 2;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
