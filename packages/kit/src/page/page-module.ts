import type { SearchHit } from '@northloop/contracts';
import type { ComponentType } from 'react';
import type { ApiClient } from '../api-client/api-client';

/** What a page knows about the visit before it renders. */
export interface PageRequest {
  url: URL;
  /** Values of the route pattern's parameters, such as `slug`. */
  params: Readonly<Record<string, string | undefined>>;
  api: Pick<ApiClient, 'get' | 'post'>;
  /**
   * The fields of a plain form that a browser without script posted to this address; null when the page is only viewed.
   * The page may be loaded twice for one form, so what it does must be safe to repeat.
   */
  form: Readonly<Record<string, string>> | null;
  /** Searches the whole site; best results first. */
  search: (query: string) => Promise<SearchHit[]>;
  /** True while the shell's server renders. The page should then load its data in well under a second. */
  isServer: boolean;
}

export type PageLoadResult<Data> = { data: Data } | { redirect: string } | { notFound: true };

/**
 * What a module exposes for a route. `load` runs before rendering, on the server and on client navigation;
 * its data must survive JSON, since it travels in the page.
 */
export interface PageModule<Data = unknown> {
  Component: ComponentType<{ data: Data }>;
  load?: (request: PageRequest) => PageLoadResult<Data> | Promise<PageLoadResult<Data>>;
}

/** What a module exposes for a slot. */
export interface SlotModule {
  Component: ComponentType;
}

/** The name of the export that an exposed page file must have. */
export interface PageExpose {
  page: PageModule<never>;
}

/** The name of the export that an exposed slot file must have. */
export interface SlotExpose {
  slot: SlotModule;
}

/** Types a page's component by its loader. */
export const definePage = <Data>(page: PageModule<Data>): PageModule<Data> => page;
