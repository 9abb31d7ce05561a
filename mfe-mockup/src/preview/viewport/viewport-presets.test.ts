import { describe, expect, it } from 'vitest';
import { firstViewport, scaleToFit, viewportPresets } from './viewport-presets';

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
    ['as large as fits', 900, 0.75],
    ['no larger than true size', 2000, 1],
    ['no smaller than the preset', 320, 0.5],
    ['at the preset while the room is unknown', 0, 0.5],
  ])('draws full screen %s', (_, available, scale) => {
    expect(scaleToFit(viewportPresets.desktop, available)).toBe(scale);
  });
});
