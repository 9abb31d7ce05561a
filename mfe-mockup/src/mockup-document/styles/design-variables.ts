import type { ColorPalette, Mockup } from '@northloop/contracts';
import { safeColor, safeFontStack, safeLength } from '../css-values';
import { headingWeight } from '../fonts/font-registry';

/** Which of a draft's palettes a document uses; `auto` follows the visitor's preference. */
export type Scheme = 'light' | 'dark' | 'auto';

/** Used if a value in the draft is not a valid colour. The fallback colours are readable on each other. */
const FALLBACK_COLORS: ColorPalette = {
  background: '#fbfbfd',
  surface: '#f1f2f7',
  text: '#1d2033',
  textLight: '#50546b',
  primary: '#3f46b5',
  secondary: '#0f6f7c',
  accent: '#b4472f',
  neutral: '#6a6e82',
};

const colors = (palette: ColorPalette): string => {
  const color = (name: keyof ColorPalette) => safeColor(palette[name], FALLBACK_COLORS[name]);
  return `--background:${color('background')};--surface:${color('surface')};--text:${color('text')};--text-light:${color('textLight')};--primary:${color('primary')};--secondary:${color('secondary')};--accent:${color('accent')};--neutral:${color('neutral')};`;
};

/** The draft's colours, type and spacing as custom properties. Design values enter the styles only here. */
export function designVariables(design: Mockup['designSystem'], scheme: Scheme): string {
  const { colorPalette, darkPalette = colorPalette, brand, typography, spacing } = design;
  const { sizes } = typography;
  const light = colors(colorPalette);
  const primary = safeColor(colorPalette.primary, FALLBACK_COLORS.primary);
  const background = safeColor(colorPalette.background, FALLBACK_COLORS.background);
  return `:root{
color-scheme:${scheme === 'auto' ? 'light dark' : scheme};
${scheme === 'dark' ? colors(darkPalette) : light}
--brand:${safeColor(brand?.color ?? '', primary)};
--on-brand:${safeColor(brand?.onColor ?? '', background)};
--headings:${safeFontStack(typography.headings, 'system-ui, sans-serif')};
--head-weight:${headingWeight(typography.headings)};
--body:${safeFontStack(typography.body, 'system-ui, sans-serif')};
--h1:${safeLength(sizes.h1, '3rem')};
--h2:${safeLength(sizes.h2, '2rem')};
--h3:${safeLength(sizes.h3, '1.4rem')};
--h4:${safeLength(sizes.h4, '1.15rem')};
--pad:${safeLength(spacing.sectionPadding, '4rem')};
}${scheme === 'auto' ? `\n@media(prefers-color-scheme:dark){:root{${colors(darkPalette)}}}` : ''}`;
}
