import { html, type Markup } from '../markup';
import { picture } from './picture';
import { seededRandom } from './seeded-random';
import { onTable } from './thing';
import { tiles } from './tiles';

const ROOMS = [
  ['a1', 'p2', 's2'],
  ['s1', 'a2', 'p2'],
  ['p1', 's2', 'a2'],
  ['p1', 'a1', 's2'],
] as const;

/** Shapes behind the thing. */
const BACKS: readonly ((tone: string) => Markup)[] = [
  (tone) => html`<path class="${tone}" opacity=".55" d="M76 300V168A124 124 0 0 1 324 168V300Z"/>`,
  (tone) => html`<circle class="${tone}" opacity=".55" cx="200" cy="186" r="132"/>`,
  (tone) =>
    html`<rect class="${tone}" opacity=".5" x="84" y="64" width="232" height="236" rx="18"/>`,
  (tone) => html`<path class="${tone}" opacity=".5" d="M40 300L200 44L360 300Z"/>`,
];

/**
 * One thing on a table, for a product or an offer; a pattern if there is no drawing of it. `order` makes neighbours
 * differ.
 */
export function stillLife(seed: string, order: number, thing: Markup | undefined): Markup {
  if (thing === undefined) return tiles(`${seed}/${order}`, 4, 4);
  const random = seededRandom(`still/${seed}`);
  const [wall, back, table] =
    ROOMS[(random.index(ROOMS.length) + order) % ROOMS.length] ?? ROOMS[0];
  const drawBack = BACKS[(random.index(BACKS.length) + order) % BACKS.length];
  return picture(400, 400, [
    html`<rect class="${wall}" width="400" height="400"/>`,
    drawBack?.(back),
    html`<rect class="${table}" y="296" width="400" height="104"/>`,
    html`<ellipse class="shade" cx="202" cy="302" rx="104" ry="11"/>`,
    onTable(thing),
  ]);
}
