import { html, type Markup } from '../markup';
import { picture } from './picture';
import { seededRandom } from './seeded-random';
import { type ThingName, things } from './things';

const ROOMS = [
  ['a1', 'p2', 's2'],
  ['s1', 'a2', 'p2'],
  ['p1', 's2', 'a2'],
  ['p1', 'a1', 's2'],
] as const;

/** Shapes behind the thing. */
const BACKS: readonly ((tone: string) => Markup)[] = [
  (tone) => html`<path class="${tone}" opacity=".55" d="M76 304V168A124 124 0 0 1 324 168V304Z"/>`,
  (tone) => html`<circle class="${tone}" opacity=".55" cx="200" cy="186" r="132"/>`,
  (tone) =>
    html`<rect class="${tone}" opacity=".5" x="84" y="64" width="232" height="240" rx="18"/>`,
  (tone) => html`<path class="${tone}" opacity=".5" d="M40 304L200 44L360 304Z"/>`,
];

/** One thing on a table, for a product or an offer. `order` makes neighbours show different things. */
export function stillLife(seed: string, order: number, choices: readonly ThingName[]): Markup {
  const random = seededRandom(`still/${seed}`);
  const thing = choices[(random.index(choices.length) + order) % choices.length] ?? 'vase';
  const [wall, back, table] =
    ROOMS[(random.index(ROOMS.length) + order) % ROOMS.length] ?? ROOMS[0];
  const drawBack = BACKS[(random.index(BACKS.length) + order) % BACKS.length];
  return picture(400, 400, [
    html`<rect class="${wall}" width="400" height="400"/>`,
    drawBack?.(back),
    html`<rect class="${table}" y="296" width="400" height="104"/>`,
    html`<ellipse class="shade" cx="206" cy="308" rx="118" ry="12"/>`,
    things[thing],
  ]);
}
