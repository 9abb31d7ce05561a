import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { SiteContent } from '../site-content';

/** The sitemap while no module can be reached, because the library refuses to write an empty one. */
const EMPTY =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** Declare only the namespaces in use: no news, videos or alternate languages. */
const xmlns = { news: false, video: false, xhtml: false, image: false };

/**
 * Writes the sitemap of everything in the content indexes.
 * @param origin public origin of the site.
 */
export async function writeSitemap({ entries }: SiteContent, origin: string): Promise<string> {
  if (entries.length === 0) return EMPTY;
  const stream = new SitemapStream({ hostname: origin, xmlns, lastmodDateOnly: true });
  const items = entries.map(({ path, date }) => ({ url: path, ...(date && { lastmod: date }) }));
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}

/** Allows crawlers on everything that visitors may see, and names the sitemap. */
export const writeRobots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
