import { html, type Markup } from '../markup';
import { picture } from './picture';
import { seededRandom } from './seeded-random';

/** Side of one tile. */
const SIDE = 100;

/** Background and figure classes of a tile. */
const PAIRS = [
  ['p1', 'p'],
  ['p', 'a1'],
  ['a1', 's'],
  ['s', 's1'],
  ['s1', 'a'],
  ['p2', 'p3'],
  ['a', 'p1'],
  ['b', 'p'],
] as const;

const FIGURES: readonly ((tone: string) => Markup)[] = [
  (tone) => html`<path class="${tone}" d="M0 0H100A100 100 0 0 1 0 100Z"/>`,
  (tone) => html`<path class="${tone}" d="M0 100A50 50 0 0 1 100 100ZM0 50A50 50 0 0 1 100 50Z"/>`,
  (tone) => html`<circle class="${tone}" cx="50" cy="50" r="34"/>`,
  (tone) => html`<path class="${tone}" d="M0 100A100 100 0 0 1 100 0A100 100 0 0 1 0 100Z"/>`,
  (tone) => html`<path class="${tone}" d="M18 100V50A32 32 0 0 1 82 50V100Z"/>`,
  (tone) =>
    html`<path class="${tone}" d="M0 0H14V100H0ZM29 0H43V100H29ZM58 0H72V100H58ZM87 0H100V100H87Z"/>`,
  (tone) =>
    html`<path class="${tone}" d="M0 0H100A100 100 0 0 1 0 100V72A72 72 0 0 0 72 0H44A44 44 0 0 1 0 44Z"/>`,
  (tone) =>
    html`<g class="${tone}">${[20, 50, 80].map((y) => [20, 50, 80].map((x) => html`<circle cx="${x}" cy="${y}" r="8"/>`))}</g>`,
  (tone) => html`<path class="${tone}" d="M50 0L100 50L50 100L0 50Z"/>`,
];

/** A mosaic of plain figures, for a pattern, a cover or a wide band. */
export function tiles(seed: string, columns: number, rows: number): Markup {
  const random = seededRandom(`tiles/${seed}`);
  let last = -1;
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const x = (cell % columns) * SIDE;
    const y = Math.floor(cell / columns) * SIDE;
    // Two neighbours with the same background would look like one wider tile.
    let pair = random.index(PAIRS.length);
    if (pair === last) pair = (pair + 1) % PAIRS.length;
    last = pair;
    const [ground, figure] = PAIRS[pair] ?? PAIRS[0];
    const draw = FIGURES[random.index(FIGURES.length)];
    return html`<g transform="translate(${x} ${y})"><rect class="${ground}" width="101" height="101"/><g transform="rotate(${random.index(4) * 90} 50 50)">${draw?.(figure)}</g></g>`;
  });
  return picture(columns * SIDE, rows * SIDE, cells);
}
