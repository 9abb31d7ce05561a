import type { Mockup, MockupSectionKind, MockupSetting } from '@northloop/contracts';
import type { Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import { chooseTemplate } from './choose-template.js';
import { createCompanyInfo } from './company-info.js';
import { featureWording } from './copy/feature-wording.js';
import { canFill, fillSlots, type Slots } from './copy/fill-slots.js';
import type { TemplateRule } from './copy/templates.js';
import { createHero } from './hero.js';
import { SeededChoice } from './seeded-choice.js';
import { createSlots } from './slots.js';
import { textFaults } from './text-faults.js';

/** Input for all parts of a draft: the brief, its trade, and the choices made once for the whole page. */
export interface DraftSource {
  brief: Brief;
  trade: Trade;
  setting: MockupSetting;
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
  /** Chooses one of the texts whose slots can be filled and that have no faults, and fills it. '' if there is none. */
  text(matter: string, texts: readonly string[]): string;
}

/** Makes the choices that the whole page shares. */
export function createDraftSource(brief: Brief, trade: Trade): DraftSource {
  const key = `${brief.companyName}|${brief.industry}|${brief.websiteType}`;
  const steady = new SeededChoice(key);
  const varying = new SeededChoice(`${key}|${brief.seed}`);
  const setting = brief.facts.setting ?? trade.setting;
  const slots = createSlots(brief, trade);
  const text = (matter: string, texts: readonly string[]) => {
    const choice = varying.about(matter);
    const filled = texts
      .filter((candidate) => canFill(candidate, slots))
      .map((candidate) => fillSlots(candidate, slots, choice))
      .filter((candidate) => textFaults(candidate).length === 0);
    return filled.length > 0 ? choice.oneOf(filled) : '';
  };
  const asked = featureWording.filter(({ words }) =>
    brief.features.some((name) => words.test(name)),
  );
  const chosen = { brief, trade, setting, slots, steady, varying, text };
  return {
    ...chosen,
    template: chooseTemplate(brief, trade, steady),
    companyInfo: createCompanyInfo(brief, trade, setting),
    hero: createHero(chosen, asked),
    askedSections: asked.flatMap(({ section }) => section ?? []),
  };
}
