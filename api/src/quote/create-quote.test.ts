import { CONTACT_BUDGETS, typicalTimelines, WEBSITE_TYPES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { inDollars, sumOfRanges } from './cents.js';
import { createQuote, type QuoteBrief } from './create-quote.js';

const quote = (brief: Partial<QuoteBrief> = {}) =>
  createQuote({ websiteType: 'business', features: [], pages: undefined, ...brief });

const FEATURES = ['Online booking', 'Stripe payments', 'Spanish', 'A thing of my own', 'Gallery'];

describe.each(WEBSITE_TYPES)('a quote for %s', (websiteType) => {
  it('is the sum of its lines, figure by figure, in whole cents', () => {
    const { lineItems, total, total_cost, included_services } = quote({
      websiteType,
      features: FEATURES,
    });
    expect(total).toEqual(sumOfRanges(lineItems.map(({ cents }) => cents)));
    expect(total_cost).toBe(inDollars(total.expected));
    expect(included_services).toHaveLength(lineItems.length);
    for (const { cents } of lineItems) {
      expect(Object.values(cents).every(Number.isInteger)).toBe(true);
      expect(cents.low).toBeLessThanOrEqual(cents.expected);
      expect(cents.expected).toBeLessThanOrEqual(cents.high);
    }
  });

  it('never gets cheaper or quicker with more pages or features', () => {
    let before = quote({ websiteType, pages: 1 });
    for (let pages = 2; pages <= 60; pages += 1) {
      const next = quote({ websiteType, pages });
      expect(next.total.expected).toBeGreaterThan(before.total.expected);
      expect(next.total.low).toBeGreaterThan(before.total.low);
      expect(next.weeks.min).toBeGreaterThanOrEqual(before.weeks.min);
      before = next;
    }
    for (let count = 1; count <= FEATURES.length; count += 1) {
      const next = quote({ websiteType, features: FEATURES.slice(0, count) });
      const less = quote({ websiteType, features: FEATURES.slice(0, count - 1) });
      expect(next.total.expected).toBeGreaterThanOrEqual(less.total.expected);
      expect(next.weeks.min).toBeGreaterThanOrEqual(less.weeks.min);
    }
    const all = quote({ websiteType, features: FEATURES });
    expect(all.total.expected).toBeGreaterThan(quote({ websiteType }).total.expected);
  });
});

describe('createQuote', () => {
  it('names a band of the contact form that holds the total', () => {
    const bands = Array.from({ length: 60 }, (_, index) => quote({ pages: index + 1 }));
    for (const { budget, total } of bands) {
      expect(CONTACT_BUDGETS).toContain(budget);
      const figures = budget.replaceAll(',', '').match(/\d+/g) ?? [];
      const [low = 0, high = Number.POSITIVE_INFINITY] = figures.map(Number);
      const dollars = total.expected / 100;
      if (budget.startsWith('Under')) expect(dollars).toBeLessThan(low);
      else expect(dollars >= low && dollars < high).toBe(true);
    }
    expect(new Set(bands.map(({ budget }) => budget)).size).toBeGreaterThanOrEqual(3);
  });

  it('tells integrations from features', () => {
    const groups = quote({ features: FEATURES }).lineItems.map(({ group, label }) => [
      label,
      group,
    ]);
    expect(groups).toContainEqual(['Online booking', 'integration']);
    expect(groups).toContainEqual(['Stripe payments', 'integration']);
    expect(groups).toContainEqual(['Spanish', 'feature']);
    expect(groups).toContainEqual(['A thing of my own', 'feature']);
  });

  it('keeps its promise about what would lower it', () => {
    const { waysToLower, total, lineItems } = quote({ features: ['Gallery', 'Online ordering'] });
    const withoutOrdering = quote({ features: ['Gallery'] });
    expect(waysToLower.find(({ label }) => label.includes('Online ordering'))?.cents).toBe(
      total.expected - withoutOrdering.total.expected,
    );
    const fewerPages = quote({ features: ['Gallery', 'Online ordering'], pages: 4 });
    expect(waysToLower.find(({ label }) => label.includes('2 pages less'))?.cents).toBe(
      total.expected - fewerPages.total.expected,
    );
    const sum = waysToLower.reduce((all, { cents }) => all + cents, 0);
    expect(sum).toBeLessThan(total.expected);
    expect(waysToLower.every(({ cents }) => cents > 0)).toBe(true);
    expect(lineItems.at(-1)?.group).toBe('care');
  });

  it('charges the same feature once, whatever it is called', () => {
    const names = ['Online booking', 'Appointments', 'Scheduling'];
    const once = quote({ features: names.slice(0, 1) });
    const thrice = quote({ features: names });
    expect(thrice.total).toEqual(once.total);
    expect(thrice.lineItems.find(({ label }) => label === 'Online booking')?.detail).toContain(
      '"Appointments", "Scheduling"',
    );
  });

  it('charges a store’s cart and payments once', () => {
    const store = quote({ websiteType: 'ecommerce' });
    const asked = quote({ websiteType: 'ecommerce', features: ['Shopping cart', 'Payments'] });
    expect(asked.total).toEqual(store.total);
    expect(asked.assumptions.join()).toContain('"Shopping cart", "Payments"');
    const business = quote({ features: ['Payments'] });
    expect(business.total.expected).toBeGreaterThan(quote().total.expected);
  });

  it.each([
    ['iPhone app', '/services/mobile-apps'],
    ['a new logo', '/services/ui-ux-design'],
    ['An AI that runs my company', '/contact'],
    ['SEO', '/services/seo'],
  ])('prices no %s, and leads to the page that tells more', (feature, path) => {
    const asked = quote({ features: [feature] });
    expect(asked.total).toEqual(quote().total);
    expect(asked.talks).toMatchObject([{ label: feature, path }]);
  });

  it.each([
    ['business', typicalTimelines.webDevelopment],
    ['ecommerce', typicalTimelines.ecommerce],
  ] as const)('takes as long for a %s site as the site says', (websiteType, words) => {
    const numbers: Readonly<Record<string, number>> = { six: 6, eight: 8, ten: 10, fourteen: 14 };
    const [min, max] = words.split(' ').flatMap((word) => numbers[word] ?? []);
    expect(quote({ websiteType }).weeks).toEqual({ min, max });
  });

  it('says how long it stands and what is not in it', () => {
    expect(quote()).toMatchObject({
      validDays: 30,
      depositPercent: 50,
      budget: '$5,000 - $10,000',
    });
    expect(quote().exclusions.length).toBeGreaterThan(0);
    expect(quote({ pages: 9 }).assumptions[0]).toContain('9 pages');
    expect(quote({ websiteType: 'landing' }).assumptions[0]).toBe('One page in all');
  });
});
