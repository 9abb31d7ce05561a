import { createHash } from 'node:crypto';
import { type SearchHit, siteConfig } from '@northloop/contracts';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { requestUrl } from '../http/request-url';
import { writeFeed } from './feeds/write-feed';
import { writeRobots, writeSitemap } from './feeds/write-sitemap';
import { createShareImages } from './share-image/share-images';
import type { SiteContent } from './site-content';

/**
 * How long caches may keep what is made from the content indexes, in seconds. Short, because a new release should show
 * up soon.
 */
const MAX_AGE_S = 60;
/** The same for share images, which are expensive to draw and whose words seldom change. */
const PICTURE_MAX_AGE_S = 3600;

export interface ServeContentOptions {
  content: () => Promise<SiteContent>;
  search: (query: string) => Promise<SearchHit[]>;
  /** Public origin of the site; empty to use the origin of the request. */
  siteOrigin: string;
}

type WriteContent = (content: SiteContent, origin: string) => Promise<string> | string;

/** Caches the last result, because writing thousands of articles for every request would be slow. */
function keepLast(write: WriteContent): WriteContent {
  let last: { version: string; origin: string; text: Promise<string> } | null = null;
  return (content, origin) => {
    if (last?.version !== content.version || last.origin !== origin) {
      const text = Promise.resolve(write(content, origin));
      last = { version: content.version, origin, text };
      // Callers get the error through the promise they await. The next request tries again.
      text.catch(() => {
        last = null;
      });
    }
    return last.text;
  };
}

/** Serves the sitemap, robots.txt, feeds, search results and share images, all made from the releases in use. */
export function serveContent({ content, search, siteOrigin }: ServeContentOptions): Router {
  const router = express.Router();
  const shareImage = createShareImages();
  const originOf = (request: Request) => siteOrigin || requestUrl(request).origin;
  const feed = (all: SiteContent, origin: string) =>
    writeFeed(all, { origin, name: siteConfig.name, email: siteConfig.email });
  // The client controls the request's host name, so a result that contains it must not be cached for others.
  const caching = siteOrigin ? `public, max-age=${MAX_AGE_S}` : 'no-store';
  const text = (type: string, write: WriteContent): RequestHandler => {
    const writeOnce = keepLast(write);
    return async (request, response) => {
      const body = await writeOnce(await content(), originOf(request));
      response.set('Cache-Control', caching).type(type).send(body);
    };
  };
  const everything = keepLast((all) => JSON.stringify(all));

  router.get('/sitemap.xml', text('application/xml', writeSitemap));
  router.get(
    '/robots.txt',
    text('text/plain', (_, origin) => writeRobots(origin)),
  );
  router.get(
    '/blog/rss.xml',
    text('application/rss+xml', (all, origin) => feed(all, origin).rss),
  );
  router.get(
    '/blog/atom.xml',
    text('application/atom+xml', (all, origin) => feed(all, origin).atom),
  );
  router.get('/content.json', async (_request, response) => {
    const all = await content();
    response
      .set({
        'Cache-Control': 'no-cache',
        'X-Robots-Tag': 'noindex',
        // The chat's knowledge base reads this. The tag changes only with the releases, and Express answers 304 if it
        // still matches.
        ETag: `"${createHash('sha256').update(all.version).digest('base64url')}"`,
      })
      .type('json')
      .send(await everything(all, ''));
  });
  router.get('/search.json', async (request, response) => {
    const query = typeof request.query.q === 'string' ? request.query.q : '';
    response
      .set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .json(await search(query));
  });
  router.get('/share-image.png', async (request, response) => {
    const path = typeof request.query.path === 'string' ? request.query.path : '';
    const picture = shareImage(await content(), path);
    if (!picture) {
      response.status(404).end();
      return;
    }
    response
      .set({
        'Cache-Control': `public, max-age=${PICTURE_MAX_AGE_S}`,
        // Link previews show the image on pages of other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      .type('png')
      .send(await picture);
  });
  return router;
}
