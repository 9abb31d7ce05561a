import { html, type Markup, type MarkupPart } from '../markup';

/**
 * Wraps shapes in a decorative picture that fills its box and is cropped at the edges.
 * @param kept the part that no box crops: the middle, or the bottom, where things stand
 */
export const picture = (
  width: number,
  height: number,
  shapes: MarkupPart,
  kept: 'Mid' | 'Max' = 'Mid',
): Markup =>
  html`<svg class="art" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidY${kept} slice" aria-hidden="true" focusable="false">${shapes}</svg>`;

/** Rounds a coordinate: pictures need no fractions of a pixel. */
export const round = (value: number): number => Math.round(value);

/**
 * Colour classes for shapes, with fills from the palette.
 * `p`, `s`, `a` are the three brand colours, `p1` and so on their tints on the page's ground (1 pale, 2 half),
 * `p3` and `s3` their shades.
 */
export const artStyles = `
.art{display:block;width:100%;height:100%}
.art .p{fill:var(--primary)}.art .s{fill:var(--secondary)}.art .a{fill:var(--accent)}
.art .p1{fill:color-mix(in oklab,var(--primary) 14%,var(--background))}
.art .s1{fill:color-mix(in oklab,var(--secondary) 16%,var(--background))}
.art .a1{fill:color-mix(in oklab,var(--accent) 18%,var(--background))}
.art .p2{fill:color-mix(in oklab,var(--primary) 45%,var(--background))}
.art .s2{fill:color-mix(in oklab,var(--secondary) 48%,var(--background))}
.art .a2{fill:color-mix(in oklab,var(--accent) 52%,var(--background))}
.art .p3{fill:color-mix(in oklab,var(--primary) 72%,var(--text))}
.art .s3{fill:color-mix(in oklab,var(--secondary) 68%,var(--text))}
.art .b{fill:var(--background)}.art .t{fill:var(--text)}
.art .shade{fill:var(--text);opacity:.14}.art .light{fill:var(--background);opacity:.5}
`;
