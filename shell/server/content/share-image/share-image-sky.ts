import { mulberry32 } from '@northloop/contracts/seeded-random';

/** Two colours of an aurora: at its lower edge, and at the top where it fades out. */
type AuroraColors = readonly [edge: string, top: string];

/** The site's six aurora gradients in their night colours. */
const AURORAS: readonly AuroraColors[] = [
  ['#2dd4bf', '#6366f1'],
  ['#818cf8', '#c084fc'],
  ['#38bdf8', '#6366f1'],
  ['#34d399', '#22d3ee'],
  ['#a78bfa', '#e879f9'],
  ['#5eead4', '#8b5cf6'],
];

/** Position of the horizon, in pixels from the top. */
const HORIZON = 548;

/** Do not change this hash: every image that has been shared would look different. */
const hashText = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);

const fixed = (value: number): string => value.toFixed(1);

/** One curtain: vertical rays side by side along a slow wave, with their lower edges close together. */
function curtain(random: () => number, base: number, reach: number): string {
  const phase = random() * Math.PI * 2;
  const swing = 34 + random() * 30;
  const rays: string[] = [];
  for (let x = 430; x < 1260; x += 13) {
    const bottom =
      base + Math.sin(x / 150 + phase) * swing + Math.sin(x / 61 + phase * 2) * 14 + random() * 10;
    const height = reach * (0.55 + random() * 0.45);
    const strength = Math.min(1, (x - 400) / 320) * (0.35 + random() * 0.65);
    rays.push(
      `<rect x="${x}" y="${fixed(bottom - height)}" width="15" height="${fixed(height)}" fill="url(#ray)" opacity="${strength.toFixed(2)}"/>`,
    );
  }
  return rays.join('');
}

function stars(random: () => number): string {
  return Array.from({ length: 60 }, () => {
    const [x, y, size] = [random() * 1200, random() * (HORIZON - 90), 0.6 + random() * 1.1];
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${size.toFixed(2)}" opacity="${(0.2 + random() * 0.5).toFixed(2)}"/>`;
  }).join('');
}

/** Spruces on the far shore, thicker towards the right. */
function shore(random: () => number): string {
  const trees: string[] = [];
  for (let x = 500; x < 1215; x += 7 + random() * 22) {
    const height = (16 + random() * 44) * Math.min(1, (x - 420) / 460);
    const half = height * 0.2;
    const top = HORIZON - height;
    const tier = (share: number, width: number) =>
      `L${fixed(x + half * width)} ${fixed(top + height * share)}L${fixed(x + half * width * 0.45)} ${fixed(top + height * share)}`;
    const back = (share: number, width: number) =>
      `L${fixed(x - half * width * 0.45)} ${fixed(top + height * share)}L${fixed(x - half * width)} ${fixed(top + height * share)}`;
    trees.push(
      `<path d="M${fixed(x)} ${fixed(top)}${tier(0.4, 0.62)}${tier(0.7, 0.85)}L${fixed(x + half)} ${HORIZON + 1}L${fixed(x - half)} ${HORIZON + 1}${back(0.7, 0.85)}${back(0.4, 0.62)}Z"/>`,
    );
  }
  return trees.join('');
}

/**
 * The background of a share image: an aurora over a frozen lake, slightly different for each page, and darker on the
 * left behind the words.
 * @param seed determines colours and shapes; the same text gives the same image.
 * @returns SVG elements for a canvas of 1200 by 630.
 */
export function drawSky(seed: string): string {
  const random = mulberry32(hashText(seed));
  const [edge, top] = AURORAS[Math.floor(random() * AURORAS.length)] ?? ['#2dd4bf', '#6366f1'];
  const curtains = curtain(random, 330, 330) + curtain(random, 430, 240);
  return `<defs>
<linearGradient id="night" x2="0" y2="1"><stop stop-color="#0d0b21"/><stop offset=".7" stop-color="#17143a"/><stop offset="1" stop-color="#241f58"/></linearGradient>
<linearGradient id="ray" x2="0" y2="1"><stop stop-color="${top}" stop-opacity="0"/><stop offset=".55" stop-color="${top}" stop-opacity=".5"/><stop offset=".9" stop-color="${edge}" stop-opacity=".85"/><stop offset="1" stop-color="${edge}" stop-opacity="0"/></linearGradient>
<linearGradient id="ice" x2="0" y2="1"><stop stop-color="#1b1745"/><stop offset="1" stop-color="#100e28"/></linearGradient>
<linearGradient id="shade"><stop stop-color="#0d0b21" stop-opacity=".94"/><stop offset=".5" stop-color="#0d0b21" stop-opacity=".6"/><stop offset=".85" stop-color="#0d0b21" stop-opacity="0"/></linearGradient>
<linearGradient id="line"><stop stop-color="${top}" stop-opacity=".15"/><stop offset=".6" stop-color="${edge}" stop-opacity=".8"/><stop offset="1" stop-color="${edge}"/></linearGradient>
<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9 5"/></filter>
<filter id="softer" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="22 12"/></filter>
<clipPath id="lake"><rect y="${HORIZON}" width="1200" height="${630 - HORIZON}"/></clipPath>
</defs>
<rect width="1200" height="630" fill="url(#night)"/>
<g fill="#fff">${stars(random)}</g>
<g filter="url(#soft)">${curtains}</g>
<g filter="url(#softer)" opacity=".55">${curtains}</g>
<rect y="${HORIZON}" width="1200" height="${630 - HORIZON}" fill="url(#ice)"/>
<g clip-path="url(#lake)"><g transform="matrix(1 0 0 -.32 0 ${HORIZON * 1.24})" filter="url(#softer)" opacity=".5">${curtains}</g></g>
<g fill="#0a0919">${shore(random)}</g>
<rect y="${HORIZON}" width="1200" height="1.5" fill="url(#line)"/>
<rect width="1200" height="630" fill="url(#shade)"/>`;
}
