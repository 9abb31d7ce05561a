import { readFile } from 'node:fs/promises';
import {
  type ContentEntry,
  type MockupRequest,
  type MockupResponse,
  WEBSITE_TYPES,
  type WebsiteType,
} from '@northloop/contracts';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { figureKey, figuresIn } from '../../fixtures/figures/figures-in';

/** What the API's build has made of the assistant's subjects: their answers, with all figures filled in. */
const KNOWLEDGE = new URL('../../../api/dist/chatbot/knowledge.json', import.meta.url);

interface Subject {
  readonly id: string;
  /** The page that says so, with or without a hash. */
  readonly page: string;
  /** Absent where code works out the answer. */
  readonly answer?: string;
  readonly es?: { readonly answer?: string };
}

const siteUrl = inject('siteUrl');
let subjects: readonly Subject[] = [];
/** Keys of the figures of each page, by its path. */
let pages: ReadonlyMap<string, ReadonlySet<string>> = new Map();
let quoted: ReadonlySet<string> = new Set();

const keysIn = (...texts: readonly string[]): Set<string> =>
  new Set(figuresIn(texts.join('\n')).map(figureKey));

async function readPages(): Promise<Map<string, Set<string>>> {
  const response = await fetch(`${siteUrl}/content.json`);
  const { entries } = (await response.json()) as { entries: readonly ContentEntry[] };
  return new Map(
    entries.map(({ path, title, description, text, questions = [] }) => [
      path,
      keysIn(
        title,
        description,
        text,
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ),
    ]),
  );
}

/** The figures of an estimate: its amounts, its time, and what it assumes. */
async function figuresOfQuote(websiteType: WebsiteType): Promise<Set<string>> {
  const request: MockupRequest = { companyName: 'Tveit Bakehouse', websiteType };
  const response = await fetch(`${siteUrl}/api/mockup/generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  expect(response.status).toBe(200);
  const { quote } = (await response.json()) as MockupResponse;
  const { total, timeline, lineItems, assumptions, validDays, depositPercent } = quote;
  return keysIn(
    timeline,
    `${validDays} days`,
    `${depositPercent}%`,
    ...[total.low, total.expected, total.high].map((cents) => `$${cents / 100}`),
    ...lineItems.flatMap(({ label, detail }) => [label, detail]),
    ...assumptions,
  );
}

/** Figures of all answers, in both languages. */
const stated = () =>
  subjects.flatMap(({ id, answer, es }) =>
    figuresIn([answer, es?.answer].join('\n')).map((figure) => ({ id, figure })),
  );

beforeAll(async () => {
  subjects = JSON.parse(await readFile(KNOWLEDGE, 'utf8')) as readonly Subject[];
  pages = await readPages();
  quoted = new Set(
    (await Promise.all(WEBSITE_TYPES.map(figuresOfQuote))).flatMap((all) => [...all]),
  );
});

describe('the answers of the assistant', () => {
  it('lead to pages that the site has', () => {
    const missing = subjects.filter(({ page }) => !pages.has(page.replace(/#.*/, '')));
    expect(missing.map(({ id, page }) => `${id}: ${page}`)).toEqual([]);
  });

  it('state amounts, shares and times that stand on a page or in an estimate', () => {
    const known = new Set([...[...pages.values()].flatMap((keys) => [...keys]), ...quoted]);
    const figures = stated();
    expect(figures.length).toBeGreaterThan(100);
    const unfounded = figures.filter(({ figure }) => !known.has(figureKey(figure)));
    expect(unfounded.map(({ id, figure }) => `${id}: ${figure.text}`)).toEqual([]);
  });
});
