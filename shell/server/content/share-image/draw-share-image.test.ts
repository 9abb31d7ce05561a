import { describe, expect, it } from 'vitest';
import { drawShareImage } from './draw-share-image';
import { drawSky } from './share-image-sky';
import type { ShareImage } from './share-image-words';

const image: ShareImage = {
  path: '/services/seo',
  kind: 'service',
  title: 'SEO Services',
  description: 'Audits, local listings, content and one plain report a month.',
  brand: 'northloop.example',
};

/** Width and height have fixed positions in a PNG's first chunk. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** Drawing takes long while other work runs on the machine. */
const TIMEOUT_MS = 30_000;

describe('drawShareImage', { timeout: TIMEOUT_MS }, () => {
  it('is a PNG of the size that link previews ask for', async () => {
    const png = await drawShareImage(image);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual([1200, 630]);
  });

  // These pages cover all six gradients.
  it.each(['/', '/team', '/careers', '/blog', '/terms', '/services/seo'])(
    'weighs at most 200 kB: %s',
    async (path) => {
      expect((await drawShareImage({ ...image, path })).byteLength).toBeLessThan(200_000);
    },
  );

  it('says what the page is called: other words, another picture', async () => {
    const [first, second] = await Promise.all([
      drawShareImage(image),
      drawShareImage({ ...image, title: 'Web Development' }),
    ]);
    expect(first.equals(second)).toBe(false);
    expect(first.equals(await drawShareImage(image))).toBe(true);
  });

  it('shows markup in a title as it is written', async () => {
    const title = '<svg onload="x">&amp;</svg>';
    expect(sizeOf(await drawShareImage({ ...image, title }))).toEqual([1200, 630]);
  });

  it('names author and day of an article', async () => {
    const article: ShareImage = { ...image, kind: 'article', author: 'Priya Raman' };
    const [january, march] = await Promise.all([
      drawShareImage({ ...article, date: '2025-01-15' }),
      drawShareImage({ ...article, date: '2025-03-25' }),
    ]);
    expect(january.equals(march)).toBe(false);
  });
});

describe('drawSky', () => {
  it('is each page’s own and always the same', () => {
    expect(drawSky('/about')).toBe(drawSky('/about'));
    expect(drawSky('/about')).not.toBe(drawSky('/team'));
    expect(drawSky('/about')).not.toMatch(/NaN|undefined/);
  });
});
