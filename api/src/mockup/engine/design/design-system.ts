import type { Mockup } from '@northloop/contracts';
import type { DraftSource } from '../draft-source.js';
import { createBrandColor, createDarkPalette, createPalette } from './palette.js';
import { chooseSeedColors } from './seed-colors.js';
import { chooseTypography } from './typography.js';

/** Colors, typography and spacing of a draft. */
export function createDesignSystem(source: DraftSource): Mockup['designSystem'] {
  const seeds = chooseSeedColors(source.brief, source.varying.about('colors'));
  const colorPalette = createPalette(seeds);
  return {
    colorPalette,
    darkPalette: createDarkPalette(seeds),
    brand: createBrandColor(seeds, colorPalette),
    typography: chooseTypography(source.brief, source.steady.about('type')),
    spacing: { sectionPadding: source.template.sectionPadding },
  };
}
