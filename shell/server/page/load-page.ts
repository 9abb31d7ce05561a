import {
  MODULE_NAMES,
  type ModuleName,
  type ReleaseRecord,
  type SearchHit,
  type SlotName,
} from '@northloop/contracts';
import type { Logger } from 'pino';
import type { ReleaseRegistry } from '../releases/registry/release-registry';
import type { Visitor } from '../releases/rollout/visitor';
import type { PostedForm } from './posted-form';
import type { Renderer } from './renderer';

/** Longest time that a page waits for a module that it needs, in milliseconds. */
export const MODULE_LIMIT_MS = 1500;

/**
 * Longest time that a page waits to learn the release of a module that it does not use, in milliseconds. A known
 * release needs no waiting.
 */
const KNOWN_RELEASE_LIMIT_MS = 50;

/** Longest time that a page waits for what a plain form asks for, in milliseconds. */
const FORM_LIMIT_MS = 10_000;

export interface LoadedPage {
  releases: Partial<Record<ModuleName, ReleaseRecord>>;
  /** The loaded exposes by key, as the renderer expects them. */
  loaded: Map<string, unknown>;
  renderedSlots: SlotName[];
  /** Undefined if the page's module or its data could not be loaded. */
  data: unknown;
  /** 503 if the page's module could not be loaded, or did not answer a form; the page then says so in its place. */
  status: 200 | 404 | 503;
  /** Releases that failed to load for this page. */
  failures: ReleaseFailure[];
}

/** A release that failed, with its error. */
export interface ReleaseFailure {
  module: ModuleName;
  version: string;
  error: unknown;
}

export type PageOutcome = LoadedPage | { redirect: string };

export interface PageLoaderOptions {
  registry: Pick<ReleaseRegistry, 'current' | 'lastGood' | 'serverEntry'>;
  apiOrigin: string;
  /** Longest time to wait for a page's own data before sending the page without it, in milliseconds. */
  dataLimit: number;
  /** The site's own search. */
  search: (query: string) => Promise<SearchHit[]>;
  log: Logger;
}

/** The address of a page, and the plain form that was posted to it. */
interface AskedPage {
  url: URL;
  posted: PostedForm | null;
}

/** Who a page is for, and which releases it must not use. */
export interface PageWish {
  visitor: Visitor;
  /** Releases that have just failed on this page, by module. */
  avoid?: Partial<Record<ModuleName, string>>;
}

type Ref = { module: ModuleName; expose: `./${string}` };

/**
 * Loads everything that an address needs before rendering: the releases, the page's module, the modules in its slots,
 * and the page's data. A module that does not load in time is left out and shows a fallback in its place.
 */
export async function loadPage(
  renderer: Renderer,
  { url, posted }: AskedPage,
  { registry, apiOrigin, dataLimit, search, log }: PageLoaderOptions,
  { visitor, avoid = {} }: PageWish,
): Promise<PageOutcome> {
  const { matchRoute, notFoundRoute, slotTable, exposeKey, withTimeLimit } = renderer;
  const { route, params, found } = matchRoute(url.pathname);
  const releases: LoadedPage['releases'] = {};
  const loaded: LoadedPage['loaded'] = new Map();

  const failures: ReleaseFailure[] = [];

  const choose = async (module: ModuleName): Promise<ReleaseRecord | null> => {
    const record = await registry.current(module, visitor);
    return record && record.version === avoid[module]
      ? registry.lastGood(module, record.version)
      : record;
  };

  const loadFrom = async (record: ReleaseRecord, ref: Ref): Promise<void> => {
    releases[ref.module] = record;
    const loading = renderer.loadExpose(record, ref.expose, registry.serverEntry(record));
    loaded.set(exposeKey(ref), await withTimeLimit(loading, MODULE_LIMIT_MS, exposeKey(ref)));
  };

  const leaveOut = (ref: Ref, err: unknown): void =>
    log.error(
      { err, module: ref.module, version: releases[ref.module]?.version },
      'page shown without this module',
    );

  const load = async (ref: Ref): Promise<boolean> => {
    const { module } = ref;
    try {
      const record =
        releases[module] ?? (await withTimeLimit(choose(module), MODULE_LIMIT_MS, exposeKey(ref)));
      if (!record) return false;
      try {
        await loadFrom(record, ref);
      } catch (error) {
        leaveOut(ref, error);
        failures.push({ module, version: record.version, error });
        const stepIn = registry.lastGood(module, record.version);
        if (stepIn) await loadFrom(stepIn, ref);
      }
    } catch (error) {
      leaveOut(ref, error);
    }
    return loaded.has(exposeKey(ref));
  };

  const slots = (route.slots ?? []).filter((name) => slotTable[name].when !== 'after-load');
  const [hasPage, ...hasSlot] = await Promise.all([
    load(route),
    ...slots.map((name) => load(slotTable[name])),
    // The releases for the whole visit are chosen now, also for modules that are needed later. The page does not wait
    // for a release that is not known yet: the browser requests it when it needs it.
    ...MODULE_NAMES.map(async (module) => {
      const known = withTimeLimit(choose(module), KNOWN_RELEASE_LIMIT_MS, module);
      const record = await known.catch(() => null);
      if (record) releases[module] ??= record;
    }),
  ]);
  const page: LoadedPage = {
    releases,
    loaded,
    renderedSlots: slots.filter((_, index) => hasSlot[index]),
    data: undefined,
    status: found ? 200 : 404,
    failures,
  };
  if (!hasPage) return found ? { ...page, status: 503 } : page;

  const { page: pageModule } = loaded.get(exposeKey(route)) as {
    page: import('@northloop/kit').PageModule<unknown>;
  };
  try {
    const result = await withTimeLimit(
      Promise.resolve(
        renderer.loadPageData(pageModule, {
          url,
          params,
          api: apiFor(posted, renderer, apiOrigin),
          form: posted?.fields ?? null,
          search,
          isServer: true,
        }),
      ),
      posted === null ? dataLimit : FORM_LIMIT_MS,
      `data of ${url.pathname}`,
    );
    if ('redirect' in result) return result;
    if ('notFound' in result) {
      await load(notFoundRoute);
      return { ...page, status: 404 };
    }
    return { ...page, data: result.data };
  } catch (err) {
    // The page cannot be rendered without its data, so the browser loads both.
    loaded.delete(exposeKey(route));
    if (posted === null) {
      log.error({ err, path: url.pathname }, 'page data did not load; the browser will try again');
      return page;
    }
    log.error({ err, path: url.pathname }, 'a form was not answered; its page says so');
    return { ...page, status: 503 };
  }
}

/**
 * The API client of one page load. For a form it calls in the visitor's name, and computes no proof of work for them.
 * Without a form it reads for the site itself.
 */
function apiFor(posted: PostedForm | null, { createApiClient }: Renderer, apiOrigin: string) {
  if (posted === null) return createApiClient(apiOrigin);
  const headers = { 'X-Forwarded-For': posted.forwardedFor };
  return createApiClient(apiOrigin, { headers, solvesProofs: false });
}
