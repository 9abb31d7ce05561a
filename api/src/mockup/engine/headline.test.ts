import { describe, expect, it } from 'vitest';
import { embeddedEngine } from '../../testing/embedded-engine.js';

const engine = embeddedEngine();

const LOOKS = [0, 1, 2, 3, 4, 5];

const BUSINESSES = [
  {
    companyName: 'Wick & Willow',
    description:
      'Small-batch soy candles poured in Stillwater in recycled beer bottles. 12 scents, refills for $9.',
  },
  {
    companyName: 'Muddy Paws',
    description: 'Mobile dog grooming in Woodbury. $85 a wash, no shop.',
  },
  { companyName: 'Elm Creek Bakery' },
];

describe('six looks', () => {
  it.each(BUSINESSES)('of $companyName have six headlines', async (request) => {
    const headlines = await Promise.all(
      LOOKS.map(async (seed) => (await engine.draft({ ...request, seed })).mockup.hero.title),
    );
    expect(new Set(headlines).size).toBe(LOOKS.length);
  });
});
