import type { CentsRange, Quote, QuoteLineItem, WebsiteType } from '@northloop/contracts';
import { inDollars, rangeFor, sumOfRanges } from './cents.js';
import type { PricedWork } from './priced-work.js';
import {
  assumptions,
  budgetBands,
  exclusions,
  quoteRules,
  websiteTypeRules,
} from './quote-rules.js';
import { type SortedFeatures, sortFeatures } from './sort-features.js';
import { waysToLower } from './ways-to-lower.js';

/** Number of pages that a small site can leave out at first. */
const PAGES_TO_SPARE = 2;

/** The inputs of a price. */
export interface QuoteBrief {
  websiteType: WebsiteType;
  features: readonly string[];
  /** If undefined, the usual number for the website type. */
  pages: number | undefined;
}

/**
 * Estimates a project from the rules. The total is the sum of the lines, figure by figure. Adding a page or feature
 * never lowers the price or shortens the time.
 */
export function createQuote(brief: QuoteBrief): Quote {
  const rule = websiteTypeRules[brief.websiteType];
  const pages = brief.pages ?? rule.pages;
  const features = sortFeatures(brief.features, brief.websiteType);
  const workOf = (count: number) => workFor(brief.websiteType, features, count);
  const work = [...workOf(pages), careWork()];
  const fewerPages = Math.max(1, pages - PAGES_TO_SPARE);
  const lineItems = work.map(({ item }) => item);
  const total = sumOfRanges(lineItems.map(({ cents }) => cents));
  const weeks = weeksFor(work.reduce((sum, { hours }) => sum + hours, 0));
  return {
    projectType: rule.projectType,
    timeline: `${weeks.min} to ${weeks.max} weeks`,
    included_services: lineItems.map(
      ({ label, cents }) => `${label}: ${inDollars(cents.expected)}`,
    ),
    total_cost: inDollars(total.expected),
    lineItems,
    total,
    weeks,
    budget: budgetFor(total),
    assumptions: [pagesAssumption(pages), ...includedAssumption(features), ...assumptions],
    exclusions: [...exclusions],
    waysToLower: waysToLower(work, {
      count: pages - fewerPages,
      cents: expectedCents(workOf(pages)) - expectedCents(workOf(fewerPages)),
    }),
    validDays: quoteRules.validDays,
    depositPercent: quoteRules.depositPercent,
    talks: features.talks,
  };
}

const expectedCents = (work: readonly PricedWork[]): number =>
  sumOfRanges(work.map(({ item }) => item.cents)).expected;

function workFor(websiteType: WebsiteType, features: SortedFeatures, pages: number): PricedWork[] {
  const { base } = websiteTypeRules[websiteType];
  const more = pages - 1;
  const work = [priced('base', base.label, base.detail, base.hours)];
  if (more > 0) {
    work.push(
      priced(
        'pages',
        more === 1 ? '1 more page' : `${more} more pages`,
        'Laid out, built and tested on phones, tablets and desktops',
        more * quoteRules.hoursPerPage,
      ),
    );
  }
  work.push(
    ...features.priced.map(({ label, rule, others }) =>
      rule
        ? priced(rule.group, label, withOthers(rule.detail, others), rule.hours)
        : priced(
            'feature',
            label,
            'As described by you; settled in the first talk',
            quoteRules.unknownFeatureHours,
          ),
    ),
    priced(
      'content',
      'Content',
      pages === 1
        ? 'Texts edited and pictures sized for one page'
        : `Texts edited and pictures sized for ${pages} pages`,
      pages * quoteRules.contentHoursPerPage,
    ),
  );
  return work;
}

function priced(
  group: QuoteLineItem['group'],
  label: string,
  detail: string,
  hours: number,
): PricedWork {
  const dollars = hours * quoteRules.hourlyRate * (1 + quoteRules.overhead);
  return { item: { group, label, detail, cents: rangeFor(dollars) }, hours };
}

/** The care plan has a fixed fee. It has no range and does not count towards the time until launch. */
function careWork(): PricedWork {
  const { months, dollarsPerMonth } = quoteRules.care;
  const cents = months * dollarsPerMonth * 100;
  return {
    item: {
      group: 'care',
      label: `Care plan, first ${months} months`,
      detail: `Updates, backups and small changes; $${dollarsPerMonth} a month after that, if you like`,
      cents: { low: cents, expected: cents, high: cents },
    },
    hours: 0,
  };
}

function weeksFor(hours: number): Quote['weeks'] {
  const { besideWork, hoursPerWeek, longest } = quoteRules.weeks;
  const min = Math.ceil(besideWork + (hours * (1 + quoteRules.overhead)) / hoursPerWeek);
  return { min, max: Math.ceil(min * longest) };
}

/** Other names for the same work, so that nobody misses a wish. */
const withOthers = (detail: string, others: readonly string[]): string =>
  others.length === 0 ? detail : `${detail}; also for "${others.join('", "')}"`.slice(0, 300);

const includedAssumption = ({ included }: SortedFeatures): string[] =>
  included.length === 0
    ? []
    : [`"${included.join('", "')}": part of every store, not charged again`.slice(0, 300)];

function budgetFor({ expected }: CentsRange): Quote['budget'] {
  return budgetBands.find(([below]) => expected < below * 100)?.[1] ?? 'Not sure yet';
}

const pagesAssumption = (pages: number): string =>
  pages === 1 ? 'One page in all' : `${pages} pages in all, on layouts drawn from the homepage`;
