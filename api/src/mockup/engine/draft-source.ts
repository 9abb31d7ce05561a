import type { Mockup, MockupSectionKind } from '@northloop/contracts';
import type { Brief } from './brief.js';
import { createCompanyInfo } from './company-info.js';
import { copyByIndustry } from './copy/copy-by-industry.js';
import { featureWording } from './copy/feature-wording.js';
import { canFill, fillSlots, type Slots } from './copy/fill-slots.js';
import type { IndustryCopy } from './copy/industry-copy.js';
import { type TemplateRule, templateRules } from './copy/templates.js';
import { websiteTypeCopy } from './copy/website-type-copy.js';
import { chooseHeadline, chooseTagline } from './headline.js';
import { SeededChoice } from './seeded-choice.js';

/** Input for all parts of a draft: the brief, its copy, and the choices made once for the whole page. */
export interface DraftSource {
  brief: Brief;
  copy: IndustryCopy;
  slots: Slots;
  /** Choices that stay the same for a company, whatever the seed. */
  steady: SeededChoice;
  /** Choices that change with the seed. */
  varying: SeededChoice;
  template: TemplateRule;
  companyInfo: Mockup['companyInfo'];
  hero: Mockup['hero'];
  /** Kinds of section for the features that the owner asks for. */
  askedSections: MockupSectionKind[];
  /** Chooses one of the texts whose slots can be filled, and fills it. */
  text(matter: string, texts: readonly string[]): string;
}

/** Makes the choices that the whole page shares. */
export function createDraftSource(brief: Brief): DraftSource {
  const copy = copyByIndustry[brief.industry];
  const key = `${brief.companyName}|${brief.industry}|${brief.websiteType}`;
  const steady = new SeededChoice(key);
  const varying = new SeededChoice(`${key}|${brief.seed}`);
  const slots = slotsFor(brief, copy);
  const text = (matter: string, texts: readonly string[]) => {
    const choice = varying.about(matter);
    const usable = texts.filter((candidate) => canFill(candidate, slots));
    return fillSlots(choice.oneOf(usable.length > 0 ? usable : ['']), slots, choice);
  };
  const asked = featureWording.filter(({ words }) =>
    brief.features.some((name) => words.test(name)),
  );
  const tagline = chooseTagline(copy, slots, varying.about('tagline'));
  return {
    brief,
    copy,
    slots,
    steady,
    varying,
    template: chooseTemplate(brief, steady),
    companyInfo: createCompanyInfo(brief, tagline),
    hero: {
      title: chooseHeadline(copy, slots, varying.about('headline')),
      subtitle: brief.pitch ?? text('subtitle', copy.subtitles),
      cta:
        asked.find(({ cta }) => cta !== undefined)?.cta ??
        text('cta', websiteTypeCopy[brief.websiteType].ctas ?? copy.ctas),
    },
    askedSections: asked.flatMap(({ section }) => section ?? []),
    text,
  };
}

/** How much more likely a composition is for a trade that it suits. */
const SUITS_WEIGHT = 3;

/** Each company has its own order of compositions, so that successive seeds show all of them. */
function chooseTemplate(brief: Brief, steady: SeededChoice): TemplateRule {
  const order = steady
    .about('template')
    .ranked(templateRules[brief.websiteType], ({ suits }) =>
      suits.includes(brief.industry) ? SUITS_WEIGHT : 1,
    );
  const chosen = order[brief.seed % order.length];
  if (chosen === undefined) throw new RangeError(`No composition for ${brief.websiteType}`);
  return chosen;
}

/** Longest company name that is used inside a sentence, in characters. */
const NAME_IN_SENTENCE = 40;

function slotsFor({ companyName, facts, audience }: Brief, copy: IndustryCopy): Slots {
  const maybe = (word: string | undefined) => (word === undefined ? undefined : [word]);
  return {
    ...copy.lexicon,
    name: companyName.length <= NAME_IN_SENTENCE ? [companyName] : undefined,
    place: maybe(facts.place),
    year: maybe(facts.year),
    identity: maybe(facts.identity),
    offer: facts.offers.length > 0 ? facts.offers : undefined,
    audience: maybe(audience),
  };
}
