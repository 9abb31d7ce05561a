import type { ClientRelease, ModuleName, SlotName } from '@northloop/contracts';

/** Id of the element that passes the state from the server to the browser. */
export const PAGE_STATE_ID = 'page-state';

/** What the server decided and loaded for a page, so that the browser continues with exactly the same. */
export interface PageState {
  siteOrigin: string;
  /** Origin at which the browser calls the API; empty for the site's own origin. */
  apiOrigin: string;
  releases: Partial<Record<ModuleName, ClientRelease>>;
  /** Slots whose content is in the HTML. */
  renderedSlots: readonly SlotName[];
  /** Result of the page's own `load`; null if the page has none, absent if the server could not render the page. */
  data?: unknown;
  /** True if the route exists but its content does not. */
  notFound: boolean;
  /**
   * Whether the page answers a plain form. If a form is unanswered, nobody knows what became of it, and the page says
   * so in place of its content.
   */
  form: 'none' | 'answered' | 'unanswered';
  /** Milliseconds to wait after the page has loaded before loading `after-load` slots. */
  afterLoadDelay: number;
  /** Identifies this page view in failure reports; unguessable. */
  pageView: string;
  /** Releases that only this browser gets because it tries them. */
  trial: {
    chosen: Partial<Record<ModuleName, string>>;
    /** Modules whose choice could not be loaded. */
    failed: readonly ModuleName[];
  };
}

/** Serializes the state as JSON that cannot close the script element around it. */
export const serializePageState = (state: PageState): string =>
  JSON.stringify(state).replace(/</g, '\\u003c');

/**
 * Reads the state of the page in the browser.
 * @throws if the page has none, which is a server error.
 */
export function readPageState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element?.textContent) throw new Error('The page carries no state');
  return JSON.parse(element.textContent) as PageState;
}

/** Whether a page has releases that only this browser gets, or was meant to have them. */
export const isTrialPage = ({ chosen, failed }: PageState['trial']): boolean =>
  failed.length > 0 || Object.keys(chosen).length > 0;
