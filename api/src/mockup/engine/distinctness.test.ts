import { INDUSTRIES, WEBSITE_TYPES } from '@northloop/contracts';
import { converter } from 'culori';
import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.js';

const COMPANIES = 100;
const toOklch = converter('oklch');
const engine = embeddedEngine();

/** Number of 30-degree sectors of the color wheel that contain a primary color. */
const hueSectors = (colors: readonly string[]): number =>
  new Set(colors.map((color) => Math.floor((toOklch(color)?.h ?? 0) / 30))).size;

describe(`${COMPANIES} companies that give nothing but a name`, () => {
  it.each(INDUSTRIES)('differ in %s', async (industry) => {
    const drafts = await Promise.all(
      Array.from({ length: COMPANIES }, (_, index) =>
        engine.draft({ companyName: `Company ${index}`, industry }),
      ),
    );
    const count = (read: (draft: (typeof drafts)[number]) => string) =>
      new Set(drafts.map(read)).size;
    const figures = {
      headlines: count(({ mockup }) => mockup.hero.title),
      layouts: count(({ mockup }) => mockup.template.id ?? ''),
      fonts: count(({ mockup }) => mockup.designSystem.typography.headings),
      colors: count(({ mockup }) => mockup.designSystem.colorPalette.primary),
      hueSectors: hueSectors(drafts.map(({ mockup }) => mockup.designSystem.colorPalette.primary)),
    };
    process.stdout.write(`${industry}: ${JSON.stringify(figures)}\n`);
    expect(figures.headlines).toBeGreaterThanOrEqual(90);
    expect(figures.layouts).toBeGreaterThanOrEqual(5);
    expect(figures.hueSectors).toBeGreaterThanOrEqual(5);
  });
});

describe('five seeds of one company', () => {
  it.each(WEBSITE_TYPES)('show five layouts of a %s site', async (websiteType) => {
    const ids = await Promise.all(
      [0, 1, 2, 3, 4].map(
        async (seed) =>
          (await engine.draft({ companyName: 'Juniper Table', websiteType, seed })).mockup.template
            .id,
      ),
    );
    expect(new Set(ids).size).toBe(5);
  });
});
