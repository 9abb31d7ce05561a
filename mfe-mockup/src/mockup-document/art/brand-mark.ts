import { fnv1a } from '@northloop/contracts/seeded-random';
import { html, type Markup } from '../markup';

/** Background shapes of a mark, in a box of 40 by 40. */
const SHAPES: readonly Markup[] = [
  html`<rect width="40" height="40" rx="10"/>`,
  html`<circle cx="20" cy="20" r="20"/>`,
  html`<path d="M0 40V20A20 20 0 0 1 40 20V40Z"/>`,
  html`<path d="M0 0H22A18 18 0 0 1 40 18V40H18A18 18 0 0 1 0 22Z"/>`,
  html`<path d="M20 0L40 20L20 40L0 20Z" transform="translate(-2 -2) scale(1.1)"/>`,
  html`<path d="M20 0L38 10V30L20 40L2 30V10Z"/>`,
  html`<rect width="40" height="40"/>`,
  html`<path d="M0 0H40V26A14 14 0 0 1 26 40H0Z"/>`,
];

/** A small sign beside the letter, so that two companies with the same initial look different. */
const SIGNS: readonly (Markup | undefined)[] = [
  undefined,
  html`<rect class="mark-sign" x="12" y="32" width="16" height="2.4"/>`,
  html`<circle class="mark-sign" cx="31" cy="9" r="3.4"/>`,
  html`<path class="mark-sign" d="M4 4H12L4 12Z"/>`,
];

/** The first letter of a name on a shape, as a placeholder for a logo. */
export function brandMark(name: string): Markup {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase() ?? '•';
  const hash = fnv1a(name);
  const shape = SHAPES[hash % SHAPES.length];
  const sign = SIGNS[Math.floor(hash / SHAPES.length) % SIGNS.length];
  return html`<svg class="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false"><g class="mark-shape">${shape}</g><text x="20" y="20.5" text-anchor="middle" dominant-baseline="central">${letter}</text>${sign}</svg>`;
}
