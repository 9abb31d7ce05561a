import { createServer, type Server } from 'node:http';
import { constants as zlib } from 'node:zlib';
import {
  CONTRACT_VERSION,
  FAILURE_REPORT_PATH,
  NEWSLETTER_ONE_CLICK_PATH,
  NEWSLETTER_PAGES,
  SITE_RELEASES_PATH,
} from '@northloop/contracts';
import compression from 'compression';
import express from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { createApiForwarder } from './http/forward-api';
import { requestUrl } from './http/request-url';
import { type ServePageOptions, servePage } from './page/serve-page';
import type { ReleaseMirror } from './releases/release-mirror';
import type { ReleaseRegistry } from './releases/release-registry';
import { type OverrideRules, serveOverrides } from './releases/serve-overrides';
import {
  serveCurrentRelease,
  serveReleaseFile,
  serveSiteStatus,
  takeFailureReport,
} from './releases/serve-releases';

export interface SiteServerOptions extends ServePageOptions {
  registry: ReleaseRegistry;
  mirror: ReleaseMirror;
  /** Proxies in front whose forwarded headers are believed. */
  proxiesInFront: number;
  /** What browsers may try. */
  overrideRules: OverrideRules;
  /** Serves sitemap, feeds, search and share images. */
  serveContent: express.RequestHandler;
  /** Serves the shell's own files. */
  serveShellFiles: express.RequestHandler;
}

/** A page is compressed while the visitor waits: above this, time grows much faster than size shrinks. */
const PAGE_BROTLI_QUALITY = 4;

/** A report is a few hundred bytes. */
const FAILURE_REPORT_LIMIT = '2kb';

/** The site's one door: releases, the shell's files, the API behind it, and pages for everything else. */
export function createSiteServer(options: SiteServerOptions): Server {
  const { registry, mirror, apiOrigin, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.proxiesInFront);
  app.use(helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false }));
  app.get('/healthz', (_, response) => {
    response.json({ status: 'OK' });
  });
  const forward = createApiForwarder(apiOrigin, log);
  app.use('/api', forwardWhole(forward));
  // A mail program's own button posts to the page that a reader opens; only the API knows what to do with it.
  app.post(NEWSLETTER_PAGES.unsubscribe, (request, response) => {
    request.url = NEWSLETTER_ONE_CLICK_PATH + requestUrl(request).search;
    return forward(request, response);
  });
  app.get(
    SITE_RELEASES_PATH,
    serveSiteStatus(registry, async () => {
      const { sharedVersions } = await options.renderer();
      return { contract: CONTRACT_VERSION, shared: sharedVersions };
    }),
  );
  app.post(
    FAILURE_REPORT_PATH,
    express.json({ limit: FAILURE_REPORT_LIMIT }),
    takeFailureReport(options.guard),
  );
  app.get('/modules/:module/current.json', serveCurrentRelease(registry, options.tryOverrides));
  app.get('/modules/:module/:version/*path', serveReleaseFile(mirror, registry));
  // Pages, feeds and search; files are compressed when they are built, and the API sees to its own answers.
  app.use(
    compression({ brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } } }),
  );
  app.use(options.serveContent);
  app.use(options.serveShellFiles);
  app.use('/assets', (_, response) => {
    response.status(404).end();
  });
  app.get(/.*/, serveOverrides(options.overrideRules));
  app.get(/.*/, (request, response) => servePage(request, response, options));
  app.use(onError(log));
  return createServer(app);
}

/** Express takes the mount path off; the API knows its addresses with it. */
const forwardWhole =
  (forward: ReturnType<typeof createApiForwarder>): express.RequestHandler =>
  (request, response) => {
    request.url = request.originalUrl;
    return forward(request, response);
  };

const onError =
  (log: Logger): express.ErrorRequestHandler =>
  (err, request, response, _next) => {
    // Express refuses addresses that it cannot decode before any of our code sees them.
    if (err instanceof URIError) {
      response.status(400).type('text/plain').send('This address cannot be read.\n');
      return;
    }
    log.error({ err, path: request.path }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response
      .status(500)
      .type('text/plain')
      .send('This page could not be shown. Please try again in a moment.\n');
  };
