import { html, type Markup } from '../markup';
import { picture, round } from './picture';
import { type SeededRandom, seededRandom } from './seeded-random';

const WIDTH = 800;
const HEIGHT = 600;

/** From far to near. */
const LAYERS = ['s1', 'p2', 's2', 'p', 'p3'] as const;

/** A view over hills with a low sun, for a place, a trade or a story. */
export function hills(seed: string): Markup {
  const random = seededRandom(`hills/${seed}`);
  const sun = {
    x: random.between(180, 620),
    y: random.between(150, 235),
    r: random.between(58, 92),
  };
  const layers = LAYERS.map((tone, index) => {
    const top = 225 + index * 78;
    const ridge = ridgeLine(random, top, 46 - index * 3);
    return html`<path class="${tone}" d="${ridge.path}"/>${index === 3 && trees(random, ridge.heightAt)}`;
  });
  return picture(WIDTH, HEIGHT, [
    html`<rect class="p1" width="${WIDTH}" height="${HEIGHT}"/>`,
    html`<circle class="a1" cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r * 1.7)}"/>`,
    html`<circle class="a" cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}"/>`,
    layers,
  ]);
}

interface Ridge {
  path: string;
  /** Approximate height of the ridge at a position between 0 and the width, good enough to place a tree on. */
  heightAt: (x: number) => number;
}

function ridgeLine(random: SeededRandom, top: number, swing: number): Ridge {
  const waves = random.between(1.1, 2.1);
  const phase = random.between(0, Math.PI * 2);
  const heightAt = (x: number) =>
    top +
    swing * Math.sin((x / WIDTH) * Math.PI * waves + phase) +
    swing * 0.35 * Math.sin((x / WIDTH) * Math.PI * waves * 2.7 + phase * 2);
  const points = Array.from({ length: 33 }, (_, index) => {
    const x = index * 25;
    return `${x} ${round(heightAt(x))}`;
  });
  return { path: `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`, heightAt };
}

function trees(random: SeededRandom, heightAt: (x: number) => number): Markup[] {
  const start = random.between(60, 480);
  return Array.from({ length: 5 }, (_, index) => {
    const x = round(start + index * random.between(34, 52));
    const size = random.between(34, 66);
    const ground = round(heightAt(x) + 6);
    return html`<path class="s3" d="M${x - round(size * 0.32)} ${ground}L${x} ${round(ground - size * 1.5)}L${x + round(size * 0.32)} ${ground}Z"/>`;
  });
}
