/** Address where a running site publishes what it provides to modules and what it serves. */
export const SITE_RELEASES_PATH = '/modules/status.json';

/** Name of the `meta` element, and of the response header, that lists the releases of a page. */
export const SITE_RELEASES_META = 'x-site-releases';

/** Where a visitor's browser reports that a module failed. */
export const FAILURE_REPORT_PATH = '/modules/failures';

/** Longest message of a failure report, in characters. */
export const FAILURE_MESSAGE_MAX_LENGTH = 500;

/**
 * `load`: a module could not be loaded. `render`: it threw while rendering or hydrating. `event`: it threw in a handler
 * or later. `browser`: any of these caused by the browser, such as changed elements or blocked storage.
 */
export const FAILURE_KINDS = ['load', 'render', 'event', 'browser'] as const;
