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
import type { Renderer } from './renderer';

/** Longest a page waits for a module that it needs, in milliseconds. */
export const MODULE_LIMIT_MS = 1500;

/** Longest a page waits to hear of a release that it does not run, in milliseconds: one that is known is told at once. */
const KNOWN_RELEASE_LIMIT_MS = 50;

export interface LoadedPage {
  releases: Partial<Record<ModuleName, ReleaseRecord>>;
  /** Exposes by key, as the renderer reads them. */
  loaded: Map<string, unknown>;
  renderedSlots: SlotName[];
  /** Undefined where the page's module could not be had, so that nobody has asked for data yet. */
  data: unknown;
  /** 503 where the page's module could not be had, so that its place says so. */
  status: 200 | 404 | 503;
  /** Releases that were tried for this page and did not load. */
  failures: ReleaseFailure[];
}

/** A release that failed, and how. */
export interface ReleaseFailure {
  module: ModuleName;
  version: string;
  error: unknown;
}

export type PageOutcome = LoadedPage | { redirect: string };

export interface PageLoaderOptions {
  registry: Pick<ReleaseRegistry, 'current' | 'lastGood' | 'serverEntry'>;
  apiOrigin: string;
  /** Longest a page's own data may take before the page is sent without it, in milliseconds. */
  dataLimit: number;
  /** The site's own search. */
  search: (query: string) => Promise<SearchHit[]>;
  log: Logger;
}

/** Whom a page is for, and which releases it must do without. */
export interface PageWish {
  visitor: Visitor;
  /** Releases that failed on this page a moment ago, by module. */
  avoid?: Partial<Record<ModuleName, string>>;
}

type Ref = { module: ModuleName; expose: `./${string}` };

/**
 * Resolves and loads all that an address needs before anything is rendered: the releases, the page's module, the
 * modules in its slots, the page's data. A module that cannot be had in time is left out; its place shows a fallback.
 */
export async function loadPage(
  renderer: Renderer,
  url: URL,
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
    // The set of the whole visit is decided now, also for modules that come to be needed later. The page does not wait
    // for one that is not known yet: the browser asks for it when it is due.
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
          api: renderer.createApiClient(apiOrigin),
          search,
          isServer: true,
        }),
      ),
      dataLimit,
      `data of ${url.pathname}`,
    );
    if ('redirect' in result) return result;
    if ('notFound' in result) {
      await load(notFoundRoute);
      return { ...page, status: 404 };
    }
    return { ...page, data: result.data };
  } catch (err) {
    log.error({ err, path: url.pathname }, 'page data did not load; the browser will try again');
    // Without its data the page cannot be rendered; the browser asks for both.
    loaded.delete(exposeKey(route));
    return page;
  }
}
