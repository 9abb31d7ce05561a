import type { Mockup, MockupSection } from '@northloop/contracts';
import type { Brief } from './brief.js';
import { websiteTypeCopy } from './copy/website-type-copy.js';
import { createDesignSystem } from './design/design-system.js';
import { createDraftSource, type DraftSource } from './draft-source.js';
import { createSections } from './sections.js';

/** Creates a whole draft. */
export function composeMockup(brief: Brief): Mockup {
  const source = createDraftSource(brief);
  const type = websiteTypeCopy[brief.websiteType];
  const { template, companyInfo, hero, copy } = source;
  const sections = createSections(source);
  return {
    companyInfo,
    industry: brief.industry,
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
      tone: source.text('tone', copy.tones),
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

function messaging({ brief, companyInfo, hero }: DraftSource): string {
  const audience = brief.targetAudience ?? 'first-time visitors';
  const { place, year } = brief.facts;
  const roots = [place && `that you are in ${place}`, year && `that you began in ${year}`].filter(
    Boolean,
  );
  const proof = roots.length > 0 ? ` Say early ${roots.join(' and ')}.` : '';
  return `Speak to ${audience}. Lead with one promise, "${companyInfo.tagline}", and ask for one thing: "${hero.cta}".${proof}`;
}

/** Likely search terms for the company: its name, its offers and place, then the trade's words. */
function seoKeywords({ brief, copy }: DraftSource): string[] {
  const { offers, place } = brief.facts;
  const where = place === undefined ? '' : ` ${place.toLowerCase()}`;
  const own = offers.slice(0, 3).map((offer) => `${offer.toLowerCase()}${where}`);
  const trade = copy.keywords.map((words) =>
    place !== undefined && words.endsWith(' near me') ? words.replace(' near me', where) : words,
  );
  return [...new Set([brief.companyName.toLowerCase(), ...own, ...trade])];
}

function callsToAction({ copy, hero, varying }: DraftSource): string[] {
  return [...new Set([hero.cta, ...varying.about('calls').some(copy.ctas, 2)])];
}
