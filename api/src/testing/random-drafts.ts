import {
  CONTACT_BUDGETS,
  type ColorPalette,
  INDUSTRIES,
  MOCKUP_MAX_FEATURES,
  MOCKUP_MAX_LENGTH,
  MOCKUP_MAX_PAGES,
  MOCKUP_MAX_SEED,
  MOCKUP_TEMPLATES,
  type MockupRequest,
  WEBSITE_TYPES,
} from '@northloop/contracts';
import { mockupResponseShape } from '@northloop/contracts/mockup-schema';
import { strictParts } from '@northloop/contracts/shape-parts';
import { wcagContrast } from 'culori';
import { expect } from 'vitest';
import { exceedsShape } from '../http/body/json-shape.js';
import { softTint } from '../mockup/engine/design/palette.js';
import { SeededChoice } from '../mockup/engine/seeded-choice.js';
import { readSharedMockup } from '../mockup/share/read-shared-mockup.js';
import { SHARE_BODY, SHARED_MOCKUP_MAX_BYTES } from '../mockup/share/share-limits.js';
import { sumOfRanges } from '../quote/cents.js';
import { embeddedEngine } from './embedded-engine.js';

const responseSchema = mockupResponseShape(strictParts);

/**
 * Promised time of a draft, at the 95th percentile. Processor time, because wall-clock time on a busy machine measures
 * other processes.
 */
const P95_MS = 50;

const WORDS = [
  'bakery',
  'since 1987',
  'in St. Paul',
  'We make rye bread, cakes and buns.',
  'Zürich',
  '漢字テスト',
  '🥐🚀',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE mockups; --",
  '{{constructor}}',
  '{name}',
  '{offer2}',
  '#{7*7}',
  '&lt;b&gt;',
  'javascript:alert(1)',
  '\u202Eevil',
  'e\u0301\u0327',
  '| a | b |',
  '; ; ;',
  '. . .',
  'مرحبا بالعالم',
  '</style><style>*{display:none}',
  'We are a',
  'for',
  'in In IN',
  '2024',
  '#ff0',
  'navy and gold',
  'hot pink',
  'rgb(1 2 3)',
  'transparent',
  'Dr. Who',
  'book online',
  'newsletter',
  'menu',
  'a'.repeat(90),
  'toString',
  '__proto__',
  '\n\n',
  '\t',
];

function randomText(choice: SeededChoice, maxLength: number): string {
  const wanted = choice.fraction() < 0.05 ? maxLength : Math.floor(choice.between(1, 160));
  let text = '';
  while (text.length < Math.min(wanted, maxLength)) text += `${choice.oneOf(WORDS)} `;
  return text.slice(0, maxLength).toWellFormed().trim() || 'x';
}

/** The request with this number, always the same. */
export function randomRequest(number: number): MockupRequest {
  const choice = new SeededChoice(`request ${number}`);
  const maybe = <Value>(value: () => Value): Value | undefined =>
    choice.fraction() < 0.6 ? value() : undefined;
  const request = {
    companyName: randomText(choice, MOCKUP_MAX_LENGTH.companyName),
    industry: maybe(() => choice.oneOf(INDUSTRIES)),
    description: maybe(() => randomText(choice, MOCKUP_MAX_LENGTH.description)),
    targetAudience: maybe(() => randomText(choice, MOCKUP_MAX_LENGTH.targetAudience)),
    preferredColors: maybe(() => randomText(choice, MOCKUP_MAX_LENGTH.preferredColors)),
    websiteType: maybe(() => choice.oneOf(WEBSITE_TYPES)),
    features: maybe(() =>
      Array.from({ length: Math.floor(choice.between(0, MOCKUP_MAX_FEATURES)) }, () =>
        randomText(choice, MOCKUP_MAX_LENGTH.feature),
      ),
    ),
    pages: maybe(() => Math.floor(choice.between(1, MOCKUP_MAX_PAGES + 1))),
    seed: maybe(() => Math.floor(choice.between(0, MOCKUP_MAX_SEED))),
  };
  return Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== undefined),
  ) as unknown as MockupRequest;
}

const TEXT_ROLES = ['text', 'textLight', 'primary', 'secondary', 'accent', 'neutral'] as const;

const lowestContrast = (palette: ColorPalette): number =>
  Math.min(
    ...TEXT_ROLES.flatMap((role) =>
      [palette.background, palette.surface, softTint(palette.background, palette.primary)].map(
        (ground) => wcagContrast(palette[role], ground),
      ),
    ),
  );

/**
 * Drafts the requests with these numbers. Each draft must be shareable, readable everywhere, and have a correct total.
 */
export async function expectSoundDrafts(first: number, last: number): Promise<void> {
  const engine = embeddedEngine();
  const times: number[] = [];
  let largest = 0;
  for (let number = first; number <= last; number += 1) {
    const request = randomRequest(number);
    const start = process.cpuUsage();
    const { mockup, quote } = await engine.draft(request);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    const about = JSON.stringify(request).slice(0, 300);

    expect(responseSchema.safeParse({ mockup, quote }).error, about).toBeUndefined();
    const bytes = Buffer.byteLength(JSON.stringify(readSharedMockup(mockup)));
    expect(bytes, about).toBeLessThanOrEqual(SHARED_MOCKUP_MAX_BYTES);
    largest = Math.max(largest, bytes);
    const body = Buffer.from(JSON.stringify({ mockup }));
    expect(body.length, about).toBeLessThanOrEqual(SHARE_BODY.bytes);
    expect(exceedsShape(body, SHARE_BODY), about).toBe(false);
    expect(Object.values(MOCKUP_TEMPLATES).flat(), about).toContain(mockup.template.id);
    const names = mockup.sections.map(({ name }) => name);
    expect(new Set(names).size, about).toBe(names.length);
    expect(names, about).toEqual(expect.arrayContaining(mockup.header.navigation));
    expect(mockup.hero.title.split(/\s+/).length, about).toBeLessThan(9);

    const { colorPalette, darkPalette, brand } = mockup.designSystem;
    expect(lowestContrast(colorPalette), about).toBeGreaterThanOrEqual(4.5);
    expect(lowestContrast(darkPalette ?? colorPalette), about).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(brand?.color ?? '', brand?.onColor ?? ''), about).toBeGreaterThanOrEqual(
      4.5,
    );

    expect(quote.total, about).toEqual(sumOfRanges(quote.lineItems.map(({ cents }) => cents)));
    expect(CONTACT_BUDGETS, about).toContain(quote.budget);
    expect(quote.weeks.max, about).toBeGreaterThanOrEqual(quote.weeks.min);
  }
  times.sort((a, b) => a - b);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  process.stdout.write(
    `${times.length} drafts: median ${times[times.length >> 1]?.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, largest shared draft ${largest} bytes\n`,
  );
  expect(p95).toBeLessThan(P95_MS);
}
