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
import { sendApiError } from './http/api-error';
import { createApiForwarder } from './http/forward-api';
import { cleanAddress, pathOfTarget } from './http/one-address';
import { readReport } from './http/read-report';
import { postOnly, readOnly } from './http/refuse-method';
import { requestUrl } from './http/request-url';
import { type ServePageOptions, servePage } from './page/serve-page';
import { servePostedForm } from './page/serve-posted-form';
import type { Readiness } from './process/readiness';
import type { ReleaseGuard } from './releases/guard/release-guard';
import type { ReleaseMirror } from './releases/mirror/release-mirror';
import { type OverrideRules, serveOverrides } from './releases/overrides/serve-overrides';
import type { ReleaseRegistry } from './releases/registry/release-registry';
import {
  serveCurrentRelease,
  serveReleaseFile,
  serveSiteStatus,
  takeFailureReport,
} from './releases/serve/serve-releases';

export interface SiteServerOptions extends ServePageOptions {
  registry: ReleaseRegistry;
  guard: ReleaseGuard;
  mirror: ReleaseMirror;
  readiness: Readiness;
  /** Number of proxies in front whose forwarded headers are trusted. */
  proxiesInFront: number;
  /** Which releases browsers may try. */
  overrideRules: OverrideRules;
  /** Serves sitemap, feeds, search and share images. */
  serveContent: express.RequestHandler;
  /** Serves the shell's own files. */
  serveShellFiles: express.RequestHandler;
}

/** Pages are compressed while the visitor waits. Above this level, time grows much faster than size shrinks. */
const PAGE_BROTLI_QUALITY = 4;

/** A report is a few hundred bytes. */
const FAILURE_REPORT_LIMIT_BYTES = 2048;

/**
 * Longest time that a request may take to arrive, in milliseconds, and how often connections are checked for it. A body
 * for the API has a shorter limit, which is answered with a message. Idle connections stay open longer than those of a
 * proxy in front (commonly 60 s); otherwise the proxy could send a request on a connection that is being closed.
 */
const TIME_LIMITS = {
  keepAliveTimeout: 65_000,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
};

/**
 * Creates the site's server for everything that visitors request: releases, the shell's files, the API, and pages for
 * all other addresses.
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { registry, apiOrigin, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', options.proxiesInFront);
  app.use(helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false }));
  const forward = createApiForwarder(apiOrigin, log);
  app.use('/api', forwardWhole(forward));
  // The unsubscribe button of a mail program posts to the address of the page that readers open. Only the API can
  // handle that.
  app.post(NEWSLETTER_PAGES.unsubscribe, (request, response) => {
    request.url = NEWSLETTER_ONE_CLICK_PATH + requestUrl(request).search;
    return forward(request, response);
  });
  app.post(
    FAILURE_REPORT_PATH,
    readReport(FAILURE_REPORT_LIMIT_BYTES),
    takeFailureReport(options.guard),
  );
  app.all(FAILURE_REPORT_PATH, postOnly);
  // For pages, feeds and search only: files are compressed when they are built, and the API compresses its own
  // responses.
  const compressed = compression({
    brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: PAGE_BROTLI_QUALITY } },
  });
  app.post(/.*/, compressed, servePostedForm(options));
  app.use(readOnly);
  app.use(cleanAddress);
  app.get('/healthz', (_, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'OK' });
  });
  app.get('/readyz', serveReadiness(options.readiness));
  app.get(
    SITE_RELEASES_PATH,
    serveSiteStatus(registry, async () => {
      const { sharedVersions } = await options.renderer();
      return { contract: CONTRACT_VERSION, shared: sharedVersions };
    }),
  );
  app.get('/modules/:module/current.json', serveCurrentRelease(registry, options.tryOverrides));
  app.use(staticFiles(options));
  app.use('/assets', (_, response) => {
    response.status(404).end();
  });
  app.use(compressed);
  app.use(options.serveContent);
  app.get(/.*/, serveOverrides(options.overrideRules, options.siteOrigin));
  app.get(/.*/, (request, response) => servePage(request, response, options));
  app.use(onError(log));
  return createServer(TIME_LIMITS, (request, response) => {
    request.url = pathOfTarget(request.url ?? '/');
    app(request, response);
  });
}

/** Browsers keep these files by name, and a page loads dozens of them: ETags would only add bytes. */
const staticFiles = ({ mirror, registry, serveShellFiles }: SiteServerOptions): express.Express =>
  express()
    .disable('x-powered-by')
    .disable('etag')
    .get('/modules/:module/:version/*path', serveReleaseFile(mirror, registry))
    .use(serveShellFiles);

/** Tells a load balancer whether to send visitors to this server. */
const serveReadiness =
  (readiness: Readiness): express.RequestHandler =>
  async (_, response) => {
    if (await readiness.isReady()) {
      response.set('Cache-Control', 'no-store').json({ status: 'OK' });
      return;
    }
    sendApiError(
      response,
      'UNAVAILABLE',
      'This server is not taking visitors right now. Try another one.',
    );
  };

/** Express removes the mount path, but the API's addresses include it. */
const forwardWhole =
  (forward: ReturnType<typeof createApiForwarder>): express.RequestHandler =>
  (request, response) => {
    request.url = request.originalUrl;
    return forward(request, response);
  };

const onError =
  (log: Logger): express.ErrorRequestHandler =>
  (err, request, response, _next) => {
    // Express rejects addresses that it cannot decode before our code runs.
    if (err instanceof URIError) {
      response.status(400).type('text/plain').send('This address is not valid.\n');
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
      .send('Sorry, we could not show this page. Please try again in a moment.\n');
  };
