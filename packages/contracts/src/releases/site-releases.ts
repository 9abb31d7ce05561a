/** Address at which a running site says what it offers to modules, and what it serves. */
export const SITE_RELEASES_PATH = '/modules/status.json';

/** Name of the `meta` element and, in lower case, of the response header that say which releases a page is made of. */
export const SITE_RELEASES_META = 'x-site-releases';

/** Where a visitor's browser reports that a module failed. */
export const FAILURE_REPORT_PATH = '/modules/failures';

/** Longest message of a failure report, in characters. */
export const FAILURE_MESSAGE_MAX_LENGTH = 500;

/**
 * `load`: a module could not be had. `render`: it threw while rendering or hydrating. `event`: it threw in a handler or
 * later. `browser`: any of these for reasons of the browser's own, such as changed elements or closed storage.
 */
export const FAILURE_KINDS = ['load', 'render', 'event', 'browser'] as const;
