import { describe, expect, it } from 'vitest';
import { drawWords, type ShareImage } from './share-image-words';

const image: ShareImage = {
  path: '/services/seo',
  kind: 'service',
  title: 'SEO Services',
  description: 'Audits and one plain report a month.',
  brand: 'northloop.example',
};

const titled = (title: string) => drawWords({ ...image, title });

/** The right edge of what is drawn, in pixels. Paths name each point as x and y. */
function rightEdgeOf(svg: string): number {
  const paths = [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
  const points = paths.join(' ').matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g);
  return Math.max(...[...points].map(([, x]) => Number(x)));
}

describe('drawWords', () => {
  it.each([
    ['Győr', 'Gyor'],
    ['ęŁĐ', 'eLD'],
    ['€500', '500'],
    ['Acme™', 'Acme'],
    ['© 2025', '2025'],
  ])('has a glyph for each character of %s', async (text, without) => {
    expect(await titled(text)).not.toBe(await titled(without));
  });

  it.each([
    ['step ①', 'step 1'],
    ['ấn tượng', 'an tượng'],
    ['fish 🎉 and 日本 chips', 'fish and chips'],
    ['日本語', image.brand],
    ['soft\u00ADhyphen\u200B', 'softhyphen'],
  ])('draws %s as %s, where the fonts lack a character', async (text, drawn) => {
    expect(await titled(text)).toBe(await titled(drawn));
  });

  it.each([
    [
      'German',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenverbandsvorsitzenderinnen',
    ],
    ['endless', 'W'.repeat(300)],
  ])('keeps a word without breaks on the board: %s', async (_, word) => {
    const right = rightEdgeOf(await drawWords({ ...image, title: word, description: word }));
    expect(right).toBeGreaterThan(500);
    expect(right).toBeLessThanOrEqual(72 + 980);
  });

  it('ends a cut title with an ellipsis, never within a character', async () => {
    expect(await titled('é'.repeat(200))).toBe(await titled(`${'é'.repeat(95)}…`));
    expect(await titled(`${'🎉'.repeat(90)}end`)).toBe(await titled('end'));
  });
});
