import { html, type Markup } from '../markup';
import { hills } from './hills';
import { picture, round } from './picture';
import { seededRandom } from './seeded-random';
import { onTable } from './thing';

/** Distance between two things on the counter; each is drawn in a box of 400. */
const STEP = 270;

const ROOMS = [
  ['p1', 'a1', 'p2', 's2'],
  ['a1', 's1', 'a2', 'p2'],
  ['s1', 'p1', 's2', 'a2'],
] as const;

/**
 * Up to `count` things in a row, with windows behind them; a view over hills without any. The picture's width depends
 * on the number of things.
 */
export function counter(seed: string, count: number, things: readonly Markup[]): Markup {
  const shown = things.slice(0, count);
  if (shown.length === 0) return hills(seed);
  const random = seededRandom(`counter/${seed}`);
  const [wall, light, window, table] = ROOMS[random.index(ROOMS.length)] ?? ROOMS[0];
  const width = STEP * shown.length + 130;
  const isRound = random.index(2) === 0;
  return picture(width, 480, [
    html`<rect class="${wall}" width="${width}" height="480"/>`,
    html`<circle class="${light}" cx="${round(random.between(width * 0.2, width * 0.8))}" cy="130" r="210"/>`,
    shown.map((_, index) => {
      const x = index * STEP;
      const top = round(random.between(36, 110));
      const back = isRound
        ? html`<path class="${window}" opacity=".5" d="M${x + 92} 384V${top + 108}A108 108 0 0 1 ${x + 308} ${top + 108}V384Z"/>`
        : html`<rect class="${window}" opacity=".5" x="${x + 96}" y="${top}" width="208" height="${384 - top}" rx="14"/>`;
      return index % 2 === 0 && back;
    }),
    html`<rect class="${table}" y="376" width="${width}" height="104"/>`,
    shown.map(
      (thing, index) =>
        html`<g transform="translate(${index * STEP} 80)"><ellipse class="shade" cx="202" cy="302" rx="100" ry="10"/>${onTable(thing)}</g>`,
    ),
  ]);
}
