import { html, type Markup } from '../markup';
import { picture, round } from './picture';
import { type SeededRandom, seededRandom } from './seeded-random';

const WIDTH = 800;
const HEIGHT = 600;

/** From far to near. */
const LAYERS = ['s1', 'p2', 's2', 'p', 'p3'] as const;

/** Where things stand: from the left, in shares of the width, with their sizes. */
const SPOTS = [
  [0.62, 190],
  [0.3, 132],
  [0.84, 104],
] as const;

/** A view over hills with a low sun, for a place, a trade or a story. Up to three things stand in it. */
export function hills(seed: string, things: readonly Markup[] = []): Markup {
  const random = seededRandom(`hills/${seed}`);
  const sun = {
    x: random.between(180, 620),
    y: random.between(150, 235),
    r: random.between(58, 92),
  };
  const layers = LAYERS.map((tone, index) => {
    const top = 225 + index * 78;
    const ridge = ridgeLine(random, top, 46 - index * 3);
    return html`<path class="${tone}" d="${ridge.path}"/>${index === 3 && trees(random, ridge.heightAt)}${index === 4 && standing(things, ridge.heightAt)}`;
  });
  const shapes = [
    html`<rect class="p1" width="${WIDTH}" height="${HEIGHT}"/>`,
    html`<circle class="a1" cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r * 1.7)}"/>`,
    html`<circle class="a" cx="${round(sun.x)}" cy="${round(sun.y)}" r="${round(sun.r)}"/>`,
    layers,
  ];
  return picture(WIDTH, HEIGHT, shapes, things.length > 0 ? 'Max' : 'Mid');
}

/** Things on the nearest ridge. */
const standing = (things: readonly Markup[], heightAt: Ridge['heightAt']): Markup[] =>
  things.slice(0, SPOTS.length).map((thing, at) => {
    const [share, size] = SPOTS[at] ?? SPOTS[0];
    const x = share * WIDTH;
    const ground = heightAt(x) + size * 0.1;
    return html`<ellipse class="shade" cx="${round(x)}" cy="${round(ground - size * 0.03)}" rx="${round(size * 0.46)}" ry="${round(size * 0.06)}"/><svg x="${round(x - size / 2)}" y="${round(ground - size)}" width="${size}" height="${size}" viewBox="0 0 32 32">${thing}</svg>`;
  });

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
