/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { type Color, clampRgb, converter, parse, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const toRgb = converter('rgb');

/** The rule whose selector list begins with `selector`. */
function readRule(selector: string): string {
  const rule = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('}')
    .map((block) => block.replace(/@media screen \{/, '').trimStart())
    .find((block) => block.startsWith(selector));
  if (rule === undefined) throw new Error(`tokens.css has no rule for ${selector}`);
  return rule;
}

/** The colour variables that it declares. */
function readTheme(selector: string): Map<string, Color> {
  const colours = new Map<string, Color>();
  for (const [, name, value] of readRule(selector).matchAll(/--([\w-]+):\s*(oklch\([^)]*\));/g)) {
    const colour = parse(value ?? '');
    if (name === undefined || colour === undefined)
      throw new Error(`cannot read ${name}: ${value}`);
    // An sRGB screen clips other colours, so the test uses the clipped ones.
    colours.set(name, clampRgb(colour));
  }
  return colours;
}

function named(theme: Map<string, Color>, name: string): Color {
  const found = theme.get(name);
  if (found === undefined) throw new Error(`no --${name} in tokens.css`);
  return found;
}

/** The visible colour of a translucent layer on an opaque colour (blended in sRGB). */
function layered(top: Color, bottom: Color): Color {
  const over = toRgb(top);
  const under = toRgb(bottom);
  const alpha = over.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return {
    mode: 'rgb',
    r: mix(over.r, under.r),
    g: mix(over.g, under.g),
    b: mix(over.b, under.b),
  };
}

const grounds = ['canvas', 'sunk', 'surface', 'raised'];
const auroras = ['1', '2', '3', '4', '5', '6'];

/** Text on its background, 4.5:1 (WCAG 1.4.3). */
const textPairs: [string, string][] = [
  ...['ink', 'ink-muted', 'ink-faint', 'accent-ink', 'ice-ink', 'danger-ink'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['success-ink', 'warning-ink'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...auroras.flatMap((n) => grounds.map((ground): [string, string] => [`aurora-${n}-ink`, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent', 'accent-press'],
  ['on-danger', 'danger'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['ice-ink', 'ice-soft'],
  ['ink', 'ice-soft'],
  ['success-ink', 'success-soft'],
  ['ink', 'success-soft'],
  ['warning-ink', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['danger-ink', 'danger-soft'],
  ['ink', 'danger-soft'],
  ['selection-ink', 'selection'],
];

/** Edges of controls, focus rings and meaningful graphics, 3:1 (WCAG 1.4.11). */
const graphicPairs: [string, string][] = [
  ...['line-strong', 'focus', 'ice', 'accent'].flatMap((edge) =>
    grounds.map((ground): [string, string] => [edge, ground]),
  ),
];

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('%s theme', (_theme, selector) => {
  const theme = readTheme(selector);
  const colour = (name: string) => named(theme, name);

  it.each(textPairs)('--%s is readable on --%s', (text, ground) => {
    expect(wcagContrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(graphicPairs)('--%s is visible on --%s', (edge, ground) => {
    expect(wcagContrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(['hover', 'press'].flatMap((layer) => grounds.map((ground) => [layer, ground] as const)))(
    'text stays readable under --%s on --%s',
    (layer, ground) => {
      const seen = layered(colour(layer), colour(ground));
      expect(wcagContrast(colour('ink'), seen)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(colour('ink-muted'), seen)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** The glow at its strongest: each of its lights at full strength over the background, one at a time. */
describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('aurora glow in the %s theme', (_theme, selector) => {
  const theme = readTheme(selector);
  const strength = Number(readRule(selector).match(/--glow: (\d+)%/)?.[1]) / 100;

  it.each(
    ['aurora-1-to', 'aurora-3-from', 'aurora-4-to'].flatMap((light) =>
      ['canvas', 'sunk'].map((ground) => [light, ground] as const),
    ),
  )('text stays readable where --%s shines on --%s', (light, ground) => {
    const lit = layered({ ...named(theme, light), alpha: strength }, named(theme, ground));
    for (const text of ['ink', 'ink-muted', 'accent-ink']) {
      expect(wcagContrast(named(theme, text), lit), text).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('gives the dark theme a value for every colour of the light one', () => {
  const names = [...readTheme(':root').keys()];
  expect(names.length).toBeGreaterThan(40);
  expect([...readTheme('.dark').keys()].sort()).toEqual(names.sort());
});
