import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { type ClientRelease, type ModuleName, SITE_RELEASES_META } from '@northloop/contracts';
import type { Request } from 'express';
import type { PipeableStream } from 'react-dom/server';
import { releaseOfError } from '../../src/federation/release-of-error';
import { RETRY_AFTER_S } from '../http/api-error';
import { contentSecurityPolicy } from '../http/content-security-policy';
import { isSecure } from '../http/is-secure';
import { PERMISSIONS_POLICY } from '../http/permissions-policy';
import { requestUrl } from '../http/request-url';
import { bucketCookie, drawBucket, readReleaseCookies } from '../releases/release-cookies';
import type { ReleaseGuard } from '../releases/release-guard';
import type { ReleaseRegistry } from '../releases/release-registry';
import type { TriedOverrides } from '../releases/try-overrides';
import {
  type LoadedPage,
  loadPage,
  type PageLoaderOptions,
  type PageWish,
  type ReleaseFailure,
} from './load-page';
import { modulePreloads, moduleStylesheets } from './module-preloads';
import type { Renderer } from './renderer';
import type { ShellAssets } from './shell-assets';

export interface ServePageOptions extends PageLoaderOptions {
  registry: Pick<
    ReleaseRegistry,
    'current' | 'lastGood' | 'serverEntry' | 'toClientRelease' | 'hasCanary'
  >;
  guard: ReleaseGuard;
  /** Makes ready what a browser asked to try. */
  tryOverrides: (choices: Partial<Record<ModuleName, string>>) => Promise<TriedOverrides>;
  renderer: () => Promise<Renderer>;
  assets: () => Promise<ShellAssets>;
  siteOrigin: string;
  /** Milliseconds for which a page stands before its `after-load` slots load. */
  afterLoadDelay: number;
  /** Changes the finished document: for the development server's own scripts. The page is then sent in one piece. */
  transformHtml?: (url: string, html: string) => Promise<string>;
}

/** A page that is rendered, but not sent yet. */
interface RenderedPage {
  page: LoadedPage;
  stream: PipeableStream;
  nonce: string;
  /** Releases that threw while rendering. */
  failures: ReleaseFailure[];
}

/** Longest to wait for a part of a page that waits for something itself, in milliseconds. */
const WHOLE_PAGE_LIMIT_MS = 1500;

function sendTransformed(
  stream: PipeableStream,
  response: ServerResponse,
  path: string,
  transform: (url: string, html: string) => Promise<string>,
): void {
  const chunks: Buffer[] = [];
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      transform(path, Buffer.concat(chunks).toString()).then((html) => {
        response.end(html);
        done();
      }, done);
    },
  });
  collect.once('error', () => response.destroy());
  stream.pipe(collect);
}

const versionsOf = (page: LoadedPage): string[] =>
  Object.values(page.releases).map(({ module, version }) => `${module}=${version}`);

/** Answers an address with its page: resolve and load, then render and send. */
export async function servePage(
  request: Request,
  response: ServerResponse,
  options: ServePageOptions,
): Promise<void> {
  const { log, registry, guard } = options;
  const url = requestUrl(request);
  const [renderer, assets] = await Promise.all([options.renderer(), options.assets()]);
  const cookies = readReleaseCookies(request);
  const bucket = cookies.bucket ?? (registry.hasCanary() ? drawBucket() : null);
  const tried = await options.tryOverrides(cookies.choices);
  const visitor = { bucket, overrides: tried.overrides };
  const pageView = randomBytes(12).toString('base64url');

  function render(page: LoadedPage): Promise<RenderedPage> {
    const releases = Object.fromEntries(
      Object.entries(page.releases).map(([name, record]) => [
        name,
        registry.toClientRelease(record),
      ]),
    ) as Partial<Record<ModuleName, ClientRelease>>;
    const { route } = renderer.matchRoute(url.pathname);
    const pageRelease = releases[route.module];
    const nonce = randomBytes(16).toString('base64');
    const failures: ReleaseFailure[] = [];
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout>;
      const done = () => {
        clearTimeout(timer);
        resolve({ page, stream, nonce, failures });
      };
      const stream = renderer.renderPage({
        location: `${url.pathname}${url.search}`,
        releases,
        loaded: page.loaded,
        stylesheets: assets.stylesheets,
        moduleStylesheets: moduleStylesheets(releases, page.loaded.keys()),
        entry: assets.entry,
        preload: [
          ...assets.preload,
          ...(pageRelease ? modulePreloads(pageRelease, route.expose) : []),
        ],
        nonce,
        state: {
          siteOrigin: options.siteOrigin || url.origin,
          releases,
          renderedSlots: page.renderedSlots,
          data: page.data,
          notFound: page.status === 404 && route.path !== '*',
          afterLoadDelay: options.afterLoadDelay,
          pageView,
          trial: { chosen: tried.overrides, failed: tried.failed },
        },
        onReady: () => {
          timer = setTimeout(done, WHOLE_PAGE_LIMIT_MS);
        },
        onAllReady: done,
        onFailed: reject,
        onError(error, componentStack) {
          log.error(
            { err: error, componentStack, path: url.pathname, releases: versionsOf(page) },
            'part of a page failed',
          );
          const release = releaseOfError(error);
          if (release) failures.push({ ...release, error });
        },
      });
      response.on('close', () => stream.abort());
    });
  }

  async function loadAndRender(wish: PageWish): Promise<RenderedPage | { redirect: string }> {
    const page = await loadPage(renderer, url, options, wish);
    return 'redirect' in page ? page : render(page);
  }

  let rendered = await loadAndRender({ visitor });
  const failures: ReleaseFailure[] = [];
  if (!('redirect' in rendered)) {
    failures.push(...rendered.page.failures, ...rendered.failures);
    const replaceable = rendered.failures.filter(
      ({ module, version }) => registry.lastGood(module, version) !== null,
    );
    if (replaceable.length > 0) {
      rendered.stream.abort();
      const avoid = Object.fromEntries(replaceable.map((each) => [each.module, each.version]));
      rendered = await loadAndRender({ visitor, avoid });
    }
  }
  if ('redirect' in rendered) {
    log.warn({ path: url.pathname, to: rendered.redirect }, 'page redirects');
    response.writeHead(302, { Location: rendered.redirect }).end();
    return;
  }

  const { page, stream, nonce } = rendered;
  const onPage = new Set([
    ...[...page.loaded.keys()].map((key) => key.split('/', 1)[0]),
    // Loaded by the browser on every page.
    ...Object.values(renderer.slotTable)
      .filter(({ when }) => when === 'after-load')
      .map(({ module }) => module),
  ]);
  guard.viewed(pageView, request.ip, [
    ...Object.values(page.releases).map(({ module, version }) => ({
      module,
      version,
      isShown: onPage.has(module),
    })),
    // What failed and was replaced counts against the release as well.
    ...failures.map(({ module, version }) => ({ module, version, isShown: true })),
  ]);
  for (const { module, version, error } of failures) {
    const message = error instanceof Error ? error.message : String(error);
    guard.failed({ pageView, module, version, message });
  }
  const isTrial = Object.keys(cookies.choices).length > 0;
  const isMissing = page.status === 503;
  response.writeHead(page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': isTrial || isMissing ? 'private, no-store' : 'no-cache',
    ...(isMissing && { 'Retry-After': RETRY_AFTER_S }),
    'Permissions-Policy': PERMISSIONS_POLICY,
    ...(isTrial && { 'X-Robots-Tag': 'noindex' }),
    ...(!options.transformHtml && { 'Content-Security-Policy': contentSecurityPolicy(nonce) }),
    ...(bucket !== cookies.bucket &&
      bucket !== null && {
        'Set-Cookie': bucketCookie(bucket, isSecure(request, options.siteOrigin)),
      }),
    [SITE_RELEASES_META]: versionsOf(page).join(' '),
  });
  const finished = new Promise<void>((resolve) => response.on('close', resolve));
  if (options.transformHtml) sendTransformed(stream, response, url.pathname, options.transformHtml);
  else stream.pipe(response);
  await finished;
}
