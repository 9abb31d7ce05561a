import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** Addresses of the two font files that the first screen of every page needs. The shell preloads them. */
export const firstScreenFonts: readonly string[] = [textFont, displayFont];
