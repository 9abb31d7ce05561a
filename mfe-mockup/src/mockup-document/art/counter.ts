import { html, type Markup } from '../markup';
import { picture, round } from './picture';
import { seededRandom } from './seeded-random';
import { type ThingName, things } from './things';

/** Distance between two things on the counter; each is drawn in a box of 400. */
const STEP = 290;

const ROOMS = [
  ['p1', 'a1', 'p2', 's2'],
  ['a1', 's1', 'a2', 'p2'],
  ['s1', 'p1', 's2', 'a2'],
] as const;

/** Things of a trade in a row, with windows behind them. The picture's width depends on the number of things. */
export function counter(seed: string, count: number, choices: readonly ThingName[]): Markup {
  const random = seededRandom(`counter/${seed}`);
  const start = random.index(choices.length);
  const [wall, light, window, table] = ROOMS[random.index(ROOMS.length)] ?? ROOMS[0];
  const width = STEP * count + 110;
  const isRound = random.index(2) === 0;
  return picture(width, 480, [
    html`<rect class="${wall}" width="${width}" height="480"/>`,
    html`<circle class="${light}" cx="${round(random.between(width * 0.2, width * 0.8))}" cy="130" r="210"/>`,
    Array.from({ length: count }, (_, index) => {
      const x = index * STEP;
      const top = round(random.between(36, 110));
      const back = isRound
        ? html`<path class="${window}" opacity=".5" d="M${x + 92} 384V${top + 108}A108 108 0 0 1 ${x + 308} ${top + 108}V384Z"/>`
        : html`<rect class="${window}" opacity=".5" x="${x + 96}" y="${top}" width="208" height="${384 - top}" rx="14"/>`;
      return index % 2 === 0 && back;
    }),
    html`<rect class="${table}" y="376" width="${width}" height="104"/>`,
    Array.from({ length: count }, (_, index) => {
      const thing = things[choices[(start + index) % choices.length] ?? 'vase'];
      return html`<g transform="translate(${index * STEP} 80)"><ellipse class="shade" cx="206" cy="308" rx="112" ry="11"/>${thing}</g>`;
    }),
  ]);
}
