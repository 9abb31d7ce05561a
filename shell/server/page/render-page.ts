import { randomBytes } from 'node:crypto';
import type { ClientRelease, ModuleName } from '@northloop/contracts';
import type { Logger } from 'pino';
import type { PipeableStream } from 'react-dom/server';
import { releaseOfError } from '../../src/federation/failures/release-of-error';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import type { PageVisitor } from './choose-visitor';
import type { LoadedPage, ReleaseFailure } from './load-page';
import { modulePreloads, moduleStylesheets } from './module-preloads';
import type { PostedForm } from './posted-form';
import type { Renderer } from './renderer';
import type { ShellAssets } from './shell-assets';

export interface RenderOptions {
  registry: Pick<ReleaseRegistry, 'toClientRelease'>;
  siteOrigin: string;
  /** Origin at which browsers call the API; empty for the site's own origin. */
  publicApiOrigin: string;
  /** Milliseconds that the browser waits after the page has loaded before it loads the `after-load` slots. */
  afterLoadDelay: number;
  log: Logger;
}

/** One request for a page, with everything that rendering it needs. */
export interface PageRequest {
  url: URL;
  /** The plain form that was posted to the page; null if the page is only viewed. */
  posted: PostedForm | null;
  /** Identifies this page view in failure reports. */
  pageView: string;
  visitor: PageVisitor;
  renderer: Renderer;
  assets: ShellAssets;
  /** Aborted when the visitor has left. */
  gone: AbortSignal;
}

/** A page that has been rendered but not sent yet. */
export interface RenderedPage {
  page: LoadedPage;
  stream: PipeableStream;
  nonce: string;
  /** Releases that threw while rendering. */
  failures: ReleaseFailure[];
}

/** Longest time to wait for parts of a page that suspend, in milliseconds. */
const WHOLE_PAGE_LIMIT_MS = 1500;

/** The releases that a page consists of, as `module=version`. */
export const versionsOf = ({ releases }: LoadedPage): string[] =>
  Object.values(releases).map(({ module, version }) => `${module}=${version}`);

/**
 * Renders a loaded page until it is complete, or until a time limit after its frame is ready.
 * @throws if not even the frame can be rendered.
 */
export function renderPage(
  page: LoadedPage,
  { url, posted, pageView, visitor, renderer, assets, gone }: PageRequest,
  { registry, siteOrigin, publicApiOrigin, afterLoadDelay, log }: RenderOptions,
): Promise<RenderedPage> {
  const releases = Object.fromEntries(
    Object.entries(page.releases).map(([name, record]) => [name, registry.toClientRelease(record)]),
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
        siteOrigin: siteOrigin || url.origin,
        apiOrigin: publicApiOrigin,
        releases,
        renderedSlots: page.renderedSlots,
        data: page.data,
        notFound: page.status === 404 && route.path !== '*',
        form: posted === null ? 'none' : page.status === 503 ? 'unanswered' : 'answered',
        afterLoadDelay,
        pageView,
        trial: visitor.trial,
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
    gone.addEventListener('abort', () => stream.abort(), { once: true });
  });
}
