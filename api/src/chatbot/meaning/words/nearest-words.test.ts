import { expect, it } from 'vitest';
import { NearestWords } from './nearest-words.js';

const words = new NearestWords([
  ['¿Cuánto cuesta una página web?', 'precio de un sitio'],
  ['¿Dónde está su oficina?', 'dirección'],
]);

it.each([
  ['cuanto cuesta un sitio', 0],
  ['donde esta la oficina', 1],
  ['direcion', 1],
])('reads %j', (text, owner) => {
  expect(words.find(text)[0]?.owner).toBe(owner);
});

it('says how near it is', () => {
  expect(words.find('¿Dónde está su oficina?')[0]?.likeness).toBeCloseTo(1);
  expect(words.find('zapatos rojos')[0]?.likeness ?? 0).toBeLessThan(0.2);
});
