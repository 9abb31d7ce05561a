import { expect, it } from 'vitest';
import { fnv1a, mulberry32 } from './seeded-random.js';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes "%s" as everybody does', (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

it('takes a letter for one step, however many bytes it has', () => {
  expect(fnv1a('é')).toBe(Math.imul(0x811c9dc5 ^ 0xe9, 0x01000193) >>> 0);
  expect(fnv1a('🎈')).toBe(Math.imul(0x811c9dc5 ^ 0x1f388, 0x01000193) >>> 0);
});

it.each([
  [0, [1144304738, 1416247, 958946056]],
  [1, [2693262067, 11749833, 2265367787]],
  [0xffffffff, [3850105811, 813802916, 3073704848]],
])('draws the same numbers from the seed %i as ever', (seed, numbers) => {
  const next = mulberry32(seed);
  expect(numbers.map(() => next() * 2 ** 32)).toEqual(numbers);
});
