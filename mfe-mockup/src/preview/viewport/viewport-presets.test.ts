import { describe, expect, it } from 'vitest';
import { firstViewport, scaleOf, viewportPresets } from './viewport-presets';

describe('viewport presets', () => {
  it('has the six widths and scales of the specification', () => {
    expect(
      Object.entries(viewportPresets).map(([name, { width, scale }]) => [name, width, scale]),
    ).toEqual([
      ['small', 400, 0.4],
      ['medium', 600, 0.6],
      ['large', 800, 0.8],
      ['mobile', 375, 1],
      ['tablet', 768, 0.7],
      ['desktop', 1200, 0.5],
    ]);
  });

  it.each([
    [720, 'desktop'],
    [560, 'desktop'],
    [340, 'medium'],
    [0, 'medium'],
  ])('in a room of %i starts with %s', (available, viewport) => {
    expect(firstViewport(available)).toBe(viewport);
  });

  it.each([
    ['enlarge', 900, 0.75],
    ['enlarge', 2000, 1],
    ['enlarge', 320, 0.5],
    ['enlarge', 0, 0.5],
    ['whole', 900, 0.75],
    ['whole', 2000, 1],
    ['whole', 300, 0.25],
    ['whole', 0, 0.5],
    ['preset', 900, 0.5],
  ] as const)('%s in a room of %i draws at %f', (fit, available, scale) => {
    expect(scaleOf(viewportPresets.desktop, fit, available)).toBe(scale);
  });
});
