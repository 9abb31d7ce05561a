import type { ModuleName } from './module-manifest.js';

/** Address at which a running site says what it offers to modules, and what it serves. */
export const SITE_RELEASES_PATH = '/modules/status.json';

/** Name of the `meta` element and, in lower case, of the response header that say which releases a page is made of. */
export const SITE_RELEASES_META = 'x-site-releases';

/** Where a visitor's browser reports that a module failed. */
export const FAILURE_REPORT_PATH = '/modules/failures';

/** A release that a site has taken out by itself. */
export interface WithdrawnRelease {
  version: string;
  /** Revision of the promotion or canary that it came with; another one brings it back. */
  since: number;
  /** ISO 8601, UTC */
  at: string;
  /** What failed, as of the last failure before. */
  reason: string;
  /** Page views with a failure, and all page views with the release, in the guard's window. */
  failedViews: number;
  views: number;
}

/** Longest message of a failure report, in characters. */
export const FAILURE_MESSAGE_MAX_LENGTH = 500;

/** What a site serves of one module. */
export interface SiteModuleStatus {
  /** Release that visitors get, outside the canary; null while there is none. */
  serving: string | null;
  canary: { version: string; percent: number } | null;
  withdrawn: WithdrawnRelease[];
  /** Why the release that the registry names is not served, or why the store cannot be read. */
  problem?: string;
}

/** What a running site tells teams and their tools. */
export interface SiteReleaseStatus {
  /** Version of the contract that the shell offers. */
  contract: number;
  /** Exact versions of the singletons that the shell provides, by package. */
  shared: Record<string, string>;
  /** Revision of the registry that is followed; null for a site that follows the modules' own servers. */
  revision: number | null;
  modules: Record<ModuleName, SiteModuleStatus>;
}

/** Kinds of {@link ModuleFailureReport}. */
export const FAILURE_KINDS = ['load', 'render', 'event', 'browser'] as const;

/** What a browser reports: one failure of one module on one page view. */
export interface ModuleFailureReport {
  /** Given with the page; a report without it counts for nothing. */
  pageView: string;
  module: ModuleName;
  version: string;
  /**
   * `load`: could not be had. `render`: threw while rendering or hydrating. `event`: threw in a handler or later.
   * `browser`: any of these for reasons of the browser's own, such as changed elements, closed storage or a blocked load.
   */
  kind: (typeof FAILURE_KINDS)[number];
  /** At most {@link FAILURE_MESSAGE_MAX_LENGTH} characters. */
  message: string;
}
