import type { ColorPalette } from '@northloop/contracts';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readFacts } from '../../reading/read-facts.js';
import { readBrief } from '../brief.js';
import { SeededChoice } from '../seeded-choice.js';
import { createBrandColor, createDarkPalette, createPalette, softTint } from './palette.js';
import { chooseSeedColors } from './seed-colors.js';

const seedsFor = (preferredColors: string, companyName = 'Acme') =>
  chooseSeedColors(
    readBrief({ companyName, preferredColors }, readFacts(undefined)),
    new SeededChoice(companyName),
  );

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
      color: '#1b2a5c',
      source: 'navy',
      readsAsText: true,
    });
  });

  it('gives companies of one trade different colors', () => {
    expect(paletteFor('', 'Acme').primary).not.toBe(paletteFor('', 'Zenith').primary);
  });
});
