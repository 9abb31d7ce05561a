import { TRADE_SECTIONS, type Trade } from '../trade/trade.js';
import type { Brief } from './brief.js';
import { type TemplateRule, templateRules } from './copy/templates.js';
import type { SeededChoice } from './seeded-choice.js';

/** How much likelier a composition is if it suits the trade, and if the owner has told what it is made for. */
const SUITS_WEIGHT = 2;
const TOLD_WEIGHT = 3;
/** A composition around goods is for those who sell goods. */
const WITHOUT_GOODS_WEIGHT = 0.01;

/**
 * Each company has its own order of compositions, so that successive seeds show all of them. Those that show what the
 * owner has told come first; those that need what nobody told come last.
 */
export function chooseTemplate(brief: Brief, trade: Trade, steady: SeededChoice): TemplateRule {
  const order = steady
    .about('template')
    .ranked(compositionsFor(brief), (rule) => weightOf(rule, brief, trade));
  const chosen = order[brief.seed % order.length];
  if (chosen === undefined) throw new RangeError(`No composition for ${brief.websiteType}`);
  return chosen;
}

/** The compositions of the website type, and others that show such a site as well. */
function compositionsFor({ websiteType }: Brief): readonly TemplateRule[] {
  const all = Object.values(templateRules).flat();
  return [
    ...templateRules[websiteType],
    ...all.filter(({ alsoFor }) => alsoFor?.includes(websiteType)),
  ];
}

function weightOf(
  { suits, shows, parts }: TemplateRule,
  { industry, facts, websiteType }: Brief,
  trade: Trade,
): number {
  const suited = suits.some((name) => name === industry || trade.industries.includes(name));
  const hasGoods = trade.ask === 'shop' || trade.ask === 'order' || websiteType === 'ecommerce';
  const told = {
    hours: facts.hours.length > 0,
    pictures: trade.sections.includes('works'),
    goods: hasGoods,
    words: facts.offers.length > 0 && facts.offers.length < 4,
    offers: facts.offers.length >= 3,
    people: facts.people.length > 0 || trade.sections.slice(0, 2).includes('team'),
    steps: trade.sections.slice(0, 2).includes('steps'),
  }[shows];
  const inTrade = parts.filter((part) => TRADE_SECTIONS.some((kind) => kind === part)).length;
  return (
    (suited ? SUITS_WEIGHT : 1) *
    (told ? TOLD_WEIGHT : shows === 'hours' ? 0.05 : 1) *
    (hasGoods || !parts.includes('products') ? 1 : WITHOUT_GOODS_WEIGHT) *
    (1 + inTrade * 0.05)
  );
}
