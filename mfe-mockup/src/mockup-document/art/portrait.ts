import { html, type Markup } from '../markup';
import { picture } from './picture';
import { seededRandom } from './seeded-random';

const GROUNDS = [
  ['p1', 'p', 's3'],
  ['a1', 'a', 'p3'],
  ['s1', 's', 'p'],
  ['p2', 'b', 's3'],
] as const;

/** Head and shoulders without a face, as a placeholder for a photograph of a person. */
export function portrait(seed: string, order: number): Markup {
  const random = seededRandom(`portrait/${seed}/${order}`);
  const [ground, body, accent] = GROUNDS[(random.index(4) + order) % 4] ?? GROUNDS[0];
  const shoulders = Math.round(random.between(58, 76));
  return picture(200, 200, [
    html`<rect class="${ground}" width="200" height="200"/>`,
    html`<path class="${body}" d="M${100 - shoulders} 200C${100 - shoulders} 156 72 142 100 142C128 142 ${100 + shoulders} 156 ${100 + shoulders} 200Z"/>`,
    html`<circle class="${body}" cx="100" cy="${Math.round(random.between(86, 94))}" r="39"/>`,
    html`<path class="${accent}" d="M${100 - shoulders} 200C${100 - shoulders} 168 78 156 100 156C122 156 ${100 + shoulders} 168 ${100 + shoulders} 200Z"/>`,
  ]);
}
