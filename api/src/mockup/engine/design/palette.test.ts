import type { ColorPalette } from '@northloop/contracts';
import { formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief.js';
import { SeededChoice } from '../seeded-choice.js';
import { colorPhrases } from './color-phrases.js';
import { createBrandColor, createDarkPalette, createPalette, softTint } from './palette.js';
import { chooseSeedColors, namedColors } from './seed-colors.js';

const seedsFor = (preferredColors: string, companyName = 'Acme') =>
  chooseSeedColors(readBrief({ companyName, preferredColors }), new SeededChoice(companyName));

const paletteFor = (preferredColors: string, companyName = 'Acme') =>
  createPalette(seedsFor(preferredColors, companyName));

const TEXT_ROLES = ['text', 'textLight', 'primary', 'secondary', 'accent', 'neutral'] as const;

function lowestContrast(palette: ColorPalette): number {
  return Math.min(
    ...TEXT_ROLES.flatMap((role) => [
      wcagContrast(palette[role], palette.background),
      wcagContrast(palette[role], palette.surface),
      wcagContrast(palette[role], softTint(palette.background, palette.primary)),
    ]),
  );
}

describe('createPalette', () => {
  it.each(['white', 'yellow', 'black', 'navy and gold', '#ff00ff, lime', 'nonsense', ''])(
    'stays readable with "%s"',
    (colors) => {
      expect(lowestContrast(paletteFor(colors))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('stays readable for every hue', () => {
    for (let seed = 0; seed < 2_000; seed += 1) {
      const hex = `#${((seed * 2_654_435_761) % 0xffffff).toString(16).padStart(6, '0')}`;
      const seeds = seedsFor(hex);
      const palette = createPalette(seeds);
      expect(lowestContrast(palette), hex).toBeGreaterThanOrEqual(4.5);
      expect(lowestContrast(createDarkPalette(seeds)), hex).toBeGreaterThanOrEqual(4.5);
      const { color, onColor } = createBrandColor(seeds, palette);
      expect(wcagContrast(color, onColor), hex).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps a color that reads well exactly as it is', () => {
    expect(paletteFor('#1b2a5c').primary).toBe('#1b2a5c');
  });

  it('keeps the exact color of the owner as brand, and says when text needed another', () => {
    const seeds = seedsFor('#ffd700');
    expect(createBrandColor(seeds, createPalette(seeds))).toMatchObject({
      color: '#ffd700',
      source: '#ffd700',
      readsAsText: false,
    });
    expect(createBrandColor(seedsFor('navy'), paletteFor('navy'))).toMatchObject({
      color: '#000080',
      source: 'navy',
      readsAsText: true,
    });
  });

  it('gives companies of one trade different colors', () => {
    expect(paletteFor('', 'Acme').primary).not.toBe(paletteFor('', 'Zenith').primary);
  });
});

describe('namedColors', () => {
  it.each([
    ['navy and gold', 2],
    ['forest green, cream / burnt orange', 3],
    ['rgb(10, 20, 30) with teal', 2],
    ['a deep forest green look', 1],
    ['Earthy greens & sand', 2],
    ['something nice', 0],
    ['a face, a cafe since 2011', 0],
    ['constructor, __proto__, toString', 0],
    ['transparent or currentColor', 0],
    ['Gold & navy blue, please!', 2],
  ])('finds the colors in "%s"', (text, count) => {
    expect(namedColors(text)).toHaveLength(count);
  });

  it('knows every one of its phrases', () => {
    expect(colorPhrases.size).toBeGreaterThanOrEqual(150);
    for (const [phrase, hex] of colorPhrases) {
      expect(namedColors(phrase).map(({ color }) => formatHex(color))).toEqual([hex]);
    }
  });
});
