import type { Mockup, MockupSection } from '@northloop/contracts';
import type { Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import { websiteTypeCopy } from './copy/website-type-copy.js';
import { createDesignSystem } from './design/design-system.js';
import { createDraftSource, type DraftSource } from './draft-source.js';
import { labelsFor } from './hero.js';
import { createSections } from './sections/create-sections.js';

/** Creates a whole draft. */
export function composeMockup(brief: Brief, trade: Trade): Mockup {
  const source = createDraftSource(brief, trade);
  const type = websiteTypeCopy[brief.websiteType];
  const { template, companyInfo, hero } = source;
  const sections = createSections(source);
  return {
    companyInfo,
    industry: brief.industry === 'other' ? (trade.industries[0] ?? 'other') : brief.industry,
    seed: brief.seed,
    template: {
      id: template.id,
      name: template.name,
      description: template.description,
      layout: { type: brief.websiteType },
    },
    designSystem: createDesignSystem(source),
    header: { logo: brief.companyName, navigation: navigationFor(sections) },
    hero,
    sections,
    features: [...brief.features, ...type.features],
    technicalRecommendations: [...type.technicalRecommendations],
    contentStrategy: {
      tone: source.varying.about('tone').oneOf(TONES),
      messaging: messaging(source),
      seoKeywords: seoKeywords(source),
      callsToAction: callsToAction(source),
    },
  };
}

/** Kinds of section that need no menu entry. */
const NOT_IN_MENU: readonly MockupSection['kind'][] = ['call', 'proof', 'map', 'signup', 'steps'];
const MOST_MENU_ENTRIES = 5;

function navigationFor(sections: readonly MockupSection[]): string[] {
  const wanted = sections.filter(({ kind }) => !NOT_IN_MENU.includes(kind));
  const last = wanted.at(-1);
  const entries =
    wanted.length > MOST_MENU_ENTRIES && last ? [...wanted.slice(0, 4), last] : wanted;
  return entries.map(({ name }) => name);
}

/** How a page may sound. */
const TONES: readonly string[] = [
  'Plain and friendly, as one talks to a neighbor',
  'Short sentences, concrete words, no slogans',
  'Calm and exact, facts before feelings',
  'Warm and a little dry, never loud',
];

function messaging({ brief, companyInfo, hero, trade }: DraftSource): string {
  const audience = brief.targetAudience ?? brief.audience ?? trade.visitors;
  const { place, since, guarantee, licence } = brief.facts;
  const early = [
    place && `that you are in ${place}`,
    since && `that you began in ${since}`,
    guarantee && 'your guarantee',
    licence && 'your license',
  ].filter(Boolean);
  const say = early.length > 0 ? ` Say early ${early.join(' and ')}.` : '';
  return `Speak to ${audience}. Say in one line what you are, "${companyInfo.tagline}", and ask for one thing: "${hero.cta}".${say}`;
}

/** Likely search terms for the company: its name, its offers and place, then the trade's words. */
function seoKeywords({ brief, trade }: DraftSource): string[] {
  const { offers, place } = brief.facts;
  const where = place === undefined ? '' : ` ${place.toLowerCase()}`;
  const own = offers.slice(0, 3).map(({ name }) => `${name.toLowerCase()}${where}`);
  const usual = trade.keywords.map((words) =>
    place !== undefined && words.endsWith(' near me') ? words.replace(' near me', where) : words,
  );
  return [...new Set([brief.companyName.toLowerCase(), ...own, ...usual])];
}

function callsToAction({ brief, trade, hero, varying }: DraftSource): string[] {
  return [...new Set([hero.cta, ...varying.about('calls').some(labelsFor(brief, trade), 2)])];
}
