import { html, type Markup } from '../markup';
import { picture } from './picture';
import { seededRandom } from './seeded-random';

const RINGS = ['p1', 's1', 'a1', 'p2', 'a2', 'p'] as const;

/** Rings rising from the lower edge: a wide background for one promise and one button. */
export function sunrise(seed: string): Markup {
  const random = seededRandom(`sunrise/${seed}`);
  const shift = random.index(RINGS.length - 1);
  const center = 600 + Math.round(random.between(-40, 40));
  return picture(
    1200,
    420,
    RINGS.map((_, index) => {
      const tone = index === RINGS.length - 1 ? 'a' : RINGS[(index + shift) % (RINGS.length - 1)];
      return html`<circle class="${tone}" cx="${center}" cy="460" r="${560 - index * 84}"/>`;
    }),
  );
}
