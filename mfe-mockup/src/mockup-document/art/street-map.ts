import { html, type Markup } from '../markup';
import { picture, round } from './picture';
import { seededRandom } from './seeded-random';

/** A map of a fictional town with a pin in the middle. */
export function streetMap(seed: string): Markup {
  const random = seededRandom(`map/${seed}`);
  const streets = [0, 1, 2, 3, 4, 5].map((index) => 40 + index * 130 + random.between(-24, 24));
  const avenues = [0, 1, 2, 3].map((index) => 40 + index * 130 + random.between(-20, 20));
  const bend = round(random.between(180, 320));
  return picture(800, 480, [
    html`<rect class="p1" width="800" height="480"/>`,
    html`<g transform="rotate(${round(random.between(-9, 9))} 400 240)">`,
    html`<rect class="s1" x="${round(streets[3] ?? 430) + 12}" y="${round(avenues[1] ?? 170) + 12}" width="110" height="104" rx="6"/>`,
    streets.map((x) => html`<rect class="b" x="${round(x)}" y="-120" width="13" height="720"/>`),
    avenues.map((y) => html`<rect class="b" x="-120" y="${round(y)}" width="1040" height="13"/>`),
    html`</g>`,
    html`<path d="M-20 ${bend}C180 ${bend - 120} 300 ${bend + 130} 480 ${bend + 20}S700 ${bend - 90} 840 ${bend + 40}" style="fill:none;stroke:color-mix(in oklab,var(--secondary) 40%,var(--background));stroke-width:34"/>`,
    html`<path class="a" d="M400 262C372 232 358 210 358 190A42 42 0 0 1 442 190C442 210 428 232 400 262Z"/><circle class="b" cx="400" cy="190" r="15"/>`,
  ]);
}
