import { siteConfig } from '@northloop/contracts';
import type { SiteContent } from '../site-content';
import { drawShareImage } from './draw-share-image';

/** Number of images to keep in memory; one has at most 200 kB. */
const MAX_PICTURES = 40;

/**
 * Draws share images on request and keeps them for one version of the content.
 * @returns the image for an address, as PNG bytes, or null if the content has no such address.
 */
export function createShareImages(
  draw: typeof drawShareImage = drawShareImage,
): (content: SiteContent, path: string) => Promise<Buffer> | null {
  let version = '';
  const pictures = new Map<string, Promise<Buffer>>();
  return (content, path) => {
    if (content.version !== version) {
      pictures.clear();
      version = content.version;
    }
    // Further pages of a list share the image of the list.
    const [address] = path.split('?');
    const entry = content.entries.find((each) => each.path === address);
    if (!entry) return null;
    const kept = pictures.get(entry.path);
    if (kept) return kept;
    const [oldest] = pictures.keys();
    if (oldest !== undefined && pictures.size >= MAX_PICTURES) pictures.delete(oldest);
    const picture = draw({ ...entry, brand: siteConfig.brand });
    picture.catch(() => pictures.delete(entry.path));
    pictures.set(entry.path, picture);
    return picture;
  };
}
