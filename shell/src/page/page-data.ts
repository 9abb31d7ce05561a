import { apiClient, type PageLoadResult, type PageModule, type PageRequest } from '@northloop/kit';
import { createContext, use, useContext } from 'react';
import { type TrackedPromise, trackPromise } from '../federation/waiting/tracked-promise';
import type { RouteMatch } from '../routing/match-route';
import type { PageState } from './page-state';
import { searchSite } from './search-site';

type Result = PageLoadResult<unknown>;
type Loading = TrackedPromise<Result>;

/** Number of addresses whose data is kept. */
const MAX_KEPT = 8;

const NO_DATA: Result = { data: null };

/** Results of page loaders by address (path and query), so that rendering again does not load again. */
export interface PageDataCache {
  get(href: string): Result | Loading | undefined;
  set(href: string, result: Result | Loading): void;
  /** Drops a failed load, so that the next rendering tries again. */
  forget(href: string): void;
  /** Whether a plain form was posted to an address and got no answer. The page must not be loaded as if it were new. */
  isUnanswered(href: string): boolean;
  /** Called with the address that is now shown. Drops the answer to a form that was posted to another one. */
  shown(href: string): void;
}

/** The page that the server sent. */
export interface ServedPage extends Pick<PageState, 'form'> {
  href: string;
  /** Null if the server could not render the page. */
  result: Result | null;
}

/** Makes the cache of one visit, which begins with the page that the server sent. */
export function createPageDataCache(served: ServedPage): PageDataCache {
  const { result, form } = served;
  // Results are kept for Back. Without a limit they would accumulate during a long visit.
  const results = new Map<string, Result | Loading>(result ? [[served.href, result]] : []);
  let postedTo = form === 'none' ? null : served.href;
  return {
    isUnanswered: (href) => form === 'unanswered' && href === postedTo,
    shown(href) {
      if (postedTo === null || postedTo === href) return;
      results.delete(postedTo);
      postedTo = null;
    },
    get: (href) => results.get(href),
    set(href, result) {
      results.set(href, result);
      for (const old of [...results.keys()].slice(0, -MAX_KEPT)) results.delete(old);
    },
    forget(href) {
      const result = results.get(href);
      if (result instanceof Promise && result.status === 'rejected') results.delete(href);
    },
  };
}

const PageDataContext = createContext<PageDataCache | null>(null);

export const PageDataProvider = PageDataContext.Provider;

/**
 * The page data cache of the current tree.
 * @throws outside a provider, which is a programming error.
 */
export function usePageDataCache(): PageDataCache {
  const cache = useContext(PageDataContext);
  if (!cache) throw new Error('No PageDataProvider above this component');
  return cache;
}

/** Calls a page's loader; a page without one has no data. */
export function loadPageData(
  page: PageModule<unknown>,
  request: PageRequest,
): Result | Promise<Result> {
  return page.load ? page.load(request) : NO_DATA;
}

/** Data of the page at an address: from the server for the first page, from the page's loader after that. */
export function usePageData(
  page: PageModule<unknown>,
  { href, params }: { href: string; params: RouteMatch['params'] },
): Result {
  const cache = usePageDataCache();
  let result = cache.get(href);
  if (!result) {
    const loaded = loadPageData(page, {
      url: new URL(href, window.location.origin),
      params,
      api: apiClient,
      form: null,
      search: searchSite,
      isServer: false,
    });
    result = loaded instanceof Promise ? trackPromise(loaded) : loaded;
    cache.set(href, result);
  }
  return result instanceof Promise ? use(result) : result;
}
