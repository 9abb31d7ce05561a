import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WEBSITE_TYPES } from '@northloop/contracts';
import { type Figure, figureKey, figuresIn, numbersIn } from '../../fixtures/figures/figures-in';
import { type Project, type Quote, quoteFor } from '../ask-api';

const CATALOG = fileURLToPath(
  new URL('../../../api/src/quote/feature-catalog.ts', import.meta.url),
);

/** Most pages, and most features, of a conversation that are tried in combination. */
const MOST_PAGES = 60;
const MOST_FEATURES = 5;

/** Most numbers of pages that are tried, and quotes asked for at the same time. */
const MOST_COUNTS = 5;
const AT_A_TIME = 8;

/** Usual numbers of pages, which 'two pages less' counts from. */
const USUAL_PAGES = [1, 5, 6, 8];

/** Quotes of the running API, each asked for once. */
export class QuoteBook {
  private readonly quotes = new Map<string, Promise<Quote>>();
  private readonly features = featureWords();

  constructor(private readonly url: string) {}

  quote(project: Project): Promise<Quote> {
    const key = JSON.stringify(project);
    const quote = this.quotes.get(key) ?? quoteFor(this.url, project);
    this.quotes.set(key, quote);
    return quote;
  }

  /** Keys of all figures that follow from the price rules for some projects. */
  async figuresFor(projects: readonly Project[]): Promise<Set<string>> {
    const keys = new Set<string>();
    for (let at = 0; at < projects.length; at += AT_A_TIME) {
      const some = projects.slice(at, at + AT_A_TIME);
      const quotes = await Promise.all(some.map((project) => this.quote(project)));
      for (const figure of quotes.flatMap(figuresOf)) keys.add(figureKey(figure));
    }
    return keys;
  }

  /** Every project that a visitor may have described: all types, with the numbers and features that they named. */
  projectsIn(said: readonly string[]): Project[] {
    const text = said.join('\n');
    const isPages = (count: number) => Number.isInteger(count) && count >= 1 && count <= MOST_PAGES;
    const numbers = [...numbersIn(text)].filter(isPages).slice(-3);
    const changed = /\b(?:less|fewer|more|extra|another|additional)\b/i.test(text)
      ? [...numbers, ...USUAL_PAGES].flatMap((count) =>
          [1, ...numbers].flatMap((more) => [count - more, count + more]),
        )
      : [];
    const pages = [...new Set([...numbers, ...changed.filter(isPages)])].slice(0, MOST_COUNTS);
    const named = this.features.flatMap((words) => words.exec(text)?.[0] ?? []);
    // A feature that is not in the catalog has a price as well.
    const lists = subsets([...new Set(named)].slice(-MOST_FEATURES).concat('something else'));
    return WEBSITE_TYPES.flatMap((websiteType) =>
      [undefined, ...pages].flatMap((pages) =>
        lists.map((features) => ({ websiteType, features, ...(pages !== undefined && { pages }) })),
      ),
    );
  }
}

/** The amounts and times of a quote, and what follows from them: the deposit, the price without one part. */
function figuresOf(quote: Quote): Pick<Figure, 'kind' | 'value'>[] {
  const { total, lineItems, waysToLower, depositPercent } = quote;
  const ends = [total.low, total.expected, total.high];
  const parts = lineItems.flatMap(({ cents }) => [cents.low, cents.expected, cents.high]);
  const care = lineItems.find(({ group }) => group === 'care')?.cents.expected ?? 0;
  const cents = [
    ...ends,
    ...parts,
    ...ends.map((end) => (end * depositPercent) / 100),
    ...waysToLower.flatMap((saving) => [saving.cents, total.expected - saving.cents]),
    ...ends.map((end) => end - care),
    // Care for a whole year; the quote has three months.
    care * 4,
  ];
  const texts = [quote.timeline, ...lineItems.flatMap(({ label, detail }) => [label, detail])];
  return [
    ...cents
      .flatMap((cents) => [cents / 100, Math.round(cents / 100)])
      .map((value) => ({
        kind: 'amount' as const,
        value,
      })),
    ...figuresIn(texts.join('\n')),
  ];
}

/**
 * The words by which the price rules know a feature. The tests read them as text.
 * @throws if the catalog has none: every price with a feature would then count as invented
 */
function featureWords(): RegExp[] {
  const catalog = readFileSync(CATALOG, 'utf8');
  const rules = [...catalog.matchAll(/words:\s*\/(.+)\/i,/g)];
  if (rules.length === 0) throw new Error(`${CATALOG} has no words of features`);
  return rules.map(([, words = '']) => new RegExp(words, 'i'));
}

function subsets<T>(items: readonly T[]): T[][] {
  const lists: T[][] = [[]];
  for (const item of items) lists.push(...lists.map((list) => [...list, item]));
  return lists;
}
