import * as z from 'zod/mini';
import { MODULE_NAMES } from '../module-manifest.js';
import { FAILURE_KINDS } from './site-releases.js';

const text = z.string('is not text');
const count = z.number('is not a number');

/** A release that a site has taken out by itself. */
export const withdrawnReleaseSchema = z.object({
  version: text,
  /** Revision of the promotion or canary that it came with. A new promotion or canary brings the release back. */
  since: count,
  /** ISO 8601, UTC */
  at: text,
  /** Message of the last failure before the release was taken out. */
  reason: text,
  /** Page views with a failure, and all page views with this release, within the guard's window. */
  failedViews: count,
  views: count,
});

/** What a site serves of one module. */
const siteModuleStatusSchema = z.object({
  /** Release that visitors outside the canary get; null if there is none. */
  serving: z.nullable(text),
  canary: z.nullable(z.object({ version: text, percent: count })),
  withdrawn: z.array(withdrawnReleaseSchema),
  /** Why the release in the registry is not served, or why the store could not be read. */
  problem: z.optional(text),
});

/** The status that a running site gives to teams and their tools. */
export const siteReleaseStatusSchema = z.object({
  /** Version of the contract that the shell implements. */
  contract: count,
  /** Exact versions of the singletons that the shell provides, by package. */
  shared: z.record(z.string(), text),
  /** Revision of the registry that the site follows; null if it follows the modules' own servers. */
  revision: z.nullable(count),
  modules: z.record(z.enum(MODULE_NAMES), siteModuleStatusSchema),
});

/** A browser's report: one failure of one module on one page view. */
export const moduleFailureReportSchema = z.object({
  /** The id that came with the page. A report without it is ignored. */
  pageView: text,
  module: z.enum(MODULE_NAMES),
  version: text,
  kind: z.enum(FAILURE_KINDS),
  /** At most `FAILURE_MESSAGE_MAX_LENGTH` characters. */
  message: text,
});

export type WithdrawnRelease = z.output<typeof withdrawnReleaseSchema>;
export type SiteModuleStatus = z.output<typeof siteModuleStatusSchema>;
export type SiteReleaseStatus = z.output<typeof siteReleaseStatusSchema>;
export type ModuleFailureReport = z.output<typeof moduleFailureReportSchema>;
