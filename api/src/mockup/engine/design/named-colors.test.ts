import { converter, formatHex } from 'culori';
import { describe, expect, it } from 'vitest';
import { colorPhrases } from './color-phrases.js';
import { readColors } from './named-colors.js';

const hexes = (text: string) => readColors(text).colors.map(({ color }) => formatHex(color));
const words = (text: string) => readColors(text).colors.map((color) => color.words);
const only = (text: string) => {
  const [first] = readColors(text).colors;
  if (!first) throw new Error(`No color in ${text}`);
  return first.color;
};

describe('readColors', () => {
  it.each([
    ['navy and gold', ['navy', 'gold']],
    ['forest green, cream / burnt orange', ['forest green', 'cream', 'burnt orange']],
    ['rgb(10, 20, 30) with teal', ['rgb(10, 20, 30)', 'teal']],
    ['a deep forest green look', ['deep forest green']],
    ['Earthy greens & sand', ['earthy greens', 'sand']],
    ['red white blue', ['red', 'white', 'blue']],
    ['teal white', ['teal', 'white']],
    ['muted blue', ['muted blue']],
    ['Gold & navy blue, please!', ['gold', 'navy blue']],
    ['Vikings colors', ['vikings', 'vikings']],
    ['like Starbucks', ['starbucks', 'starbucks']],
    ['no red, just olive', ['olive']],
    ['#1d4ed8, mustard', ['#1d4ed8', 'mustard']],
    ['something nice', []],
    ['a face, a cafe since 2011', []],
    ['constructor, __proto__, toString', []],
    ['transparent or currentColor', []],
  ])('finds the colors in "%s"', (text, names) => {
    expect(words(text)).toEqual(names);
  });

  it('knows every one of its phrases', () => {
    expect(colorPhrases.size).toBeGreaterThanOrEqual(150);
    for (const [phrase, hex] of colorPhrases) expect(hexes(phrase)).toEqual([hex]);
  });

  it('takes a plain name for what people mean by it, not for the corner of the screen’s colors', () => {
    expect(hexes('blue')).not.toEqual(['#0000ff']);
    expect(only('blue').c).toBeLessThan(0.2);
  });

  it.each<[string, string, (changed: number, plain: number) => boolean, 'l' | 'c']>([
    ['muted blue', 'blue', (changed, plain) => changed < plain * 0.6, 'c'],
    ['dark red', 'red', (changed, plain) => changed < plain, 'l'],
    ['deep orange', 'orange', (changed, plain) => changed < plain, 'l'],
    ['pale green', 'green', (changed, plain) => changed > plain, 'l'],
    ['neon orange', 'orange', (changed) => changed > 0.2, 'c'],
    ['pastel coral', 'coral', (changed) => changed < 0.08, 'c'],
  ])('changes "%s"', (text, plain, holds, channel) => {
    expect(holds(only(text)[channel], only(plain)[channel])).toBe(true);
  });

  it('turns a warm or cool color that way', () => {
    const hue = (text: string) => converter('oklch')(only(text)).h ?? 0;
    expect(Math.abs(hue('warm green') - 60)).toBeLessThan(Math.abs(hue('green') - 60));
    expect(Math.abs(hue('cool green') - 245)).toBeLessThan(Math.abs(hue('green') - 245));
  });

  it('tells which words it did not understand', () => {
    expect(readColors('teal and swooshy, like Zorblax').ignored).toEqual(['swooshy', 'zorblax']);
    expect(readColors('our truck is red').ignored).toEqual([]);
  });
});
