import { SHARE_IMAGE_SIZE } from '@northloop/contracts';
import sharp from 'sharp';
import { drawSky } from './share-image-sky';
import { drawWords, type ShareImage } from './share-image-words';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE_SIZE;

/** Margin to paint around the image and cut off, in pixels. Without it, blurred shapes would fade at the edge. */
const BLEED = 60;

/** The site's logo as in its icon, 44 pixels wide. */
const MARK = `<g transform="translate(72 566) scale(.6875)"><rect width="64" height="64" rx="15" fill="#4f46e5"/><path d="M20 45V20.5c0-1.6 2-2.3 3-1l17.9 23c1 1.3 3.1.6 3.1-1V19" fill="none" stroke="#fff" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="44" cy="19" r="4.6" fill="#5eead4"/></g>`;

/**
 * Draws the preview image for links to a page, as PNG bytes of at most 200 kB, with a palette of 256 dithered colours.
 * The drawing itself runs off the main thread.
 */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
  const words = await drawWords(image);
  const [width, height] = [WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-BLEED} ${-BLEED} ${width} ${height}">${drawSky(image.path)}${words}${MARK}</svg>`;
  return sharp(Buffer.from(svg))
    .extract({ left: BLEED, top: BLEED, width: WIDTH, height: HEIGHT })
    .removeAlpha()
    .png({ palette: true, quality: 90 })
    .toBuffer();
}
