import type { ClientRelease, ModuleName, SlotName } from '@northloop/contracts';

/** Id of the element that carries the state from the server to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** What the server decided and loaded for a page, so that the browser takes over from the very same. */
export interface PageState {
  siteOrigin: string;
  /** Origin at which the browser calls the API; empty for the site's own. */
  apiOrigin: string;
  releases: Partial<Record<ModuleName, ClientRelease>>;
  /** Slots whose content is in the HTML. */
  renderedSlots: readonly SlotName[];
  /** Result of the page's own `load`; null where it has none, absent where the server could not have the page. */
  data?: unknown;
  /** True when the route is known but what it asks for does not exist. */
  notFound: boolean;
  /** Milliseconds for which the page stands before its `after-load` slots load. */
  afterLoadDelay: number;
  /** Names this page view in reports of failures; unguessable. */
  pageView: string;
  /** Releases that only this browser gets, because it asked to try them. */
  trial: {
    chosen: Partial<Record<ModuleName, string>>;
    /** Modules whose choice could not be had. */
    failed: readonly ModuleName[];
  };
}

/** JSON that cannot end the script element it stands in. */
export const serializePageState = (state: PageState): string =>
  JSON.stringify(state).replace(/</g, '\\u003c');

/** Reads the state of the page in the browser. @throws when the page has none, which is a server error. */
export function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error('The page carries no state');
  return JSON.parse(element.textContent) as PageState;
}

/** Whether a page holds what only this browser asked for. */
export const isTrialPage = ({ chosen, failed }: PageState['trial']): boolean =>
  failed.length > 0 || Object.keys(chosen).length > 0;
