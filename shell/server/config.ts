import { resolve } from 'node:path';
import type { ModuleName } from '@northloop/contracts';
import { readSettings, shellSettings, type Variables } from '@northloop/contracts/settings';
import { readModulePairs } from './modules';
import type { StopRules } from './process/stop-server';
import type { GuardRules } from './releases/guard/release-guard';
import type { OverrideRules } from './releases/overrides/serve-overrides';

/** All settings of the shell's server. Times are in milliseconds. */
export interface ShellConfig {
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiOrigin: string;
  /** Origin at which browsers call the API; empty for the site's own origin. */
  publicApiOrigin: string;
  /** Public origin of the site, for canonical addresses; empty to use the origin of the request. */
  siteOrigin: string;
  /** Number of proxies between the visitor and this server. Their forwarded headers are trusted. */
  proxiesInFront: number;
  /**
   * Open connections allowed per address; 0 for no limit. Behind proxies this is not used, because limiting is their
   * job.
   */
  connectionsPerAddress: number;
  /** How the server stops. */
  stop: StopRules;
  /** Where each module's releases are served. */
  moduleOrigins: Readonly<Record<ModuleName, string>>;
  /** Folder for verified copies of releases. */
  dataDir: string;
  /** Release store to follow instead of the modules' own servers: a folder, http(s) or s3 address. */
  releaseStore: string | null;
  /** Releases of the store to serve regardless of its registry. */
  releasePins: Partial<Record<ModuleName, string>>;
  /** How often to check the store, or the modules' servers, for a new release. */
  pollInterval: number;
  /** Longest time to wait for a page's own data before sending the page without it. */
  pageDataLimit: number;
  /** How long the browser waits after the page has loaded before it loads the chat. */
  afterLoadDelay: number;
  /** Which releases browsers may try with `?module.<name>=`. */
  overrides: OverrideRules;
  /** When the site takes out a failing release by itself. */
  guard: GuardRules;
  logLevel: string;
}

/**
 * Reads the settings from the environment. Required settings that are empty are refused: an address that came out empty
 * must not silently mean another server.
 * @throws {SettingsError} naming every bad value
 */
export function readConfig(env: Variables): ShellConfig {
  const values = readSettings(shellSettings, env, 'a text');
  const overrides = values.RELEASE_OVERRIDES ?? [];
  return {
    host: values.HOST,
    port: values.PORT,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${values.API_PORT}`,
    publicApiOrigin: values.PUBLIC_API_ORIGIN ?? '',
    siteOrigin: values.SITE_ORIGIN,
    // TRUST_PROXY counts the proxies in front of the API. The shell is the nearest of them, so the shell itself has one
    // fewer in front.
    proxiesInFront: Math.max(0, values.TRUST_PROXY - 1),
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    stop: { delay: values.STOP_DELAY_SECONDS * 1000, limit: values.STOP_TIMEOUT_SECONDS * 1000 },
    moduleOrigins: {
      marketing: values.MODULE_ORIGIN_MARKETING,
      mockup: values.MODULE_ORIGIN_MOCKUP,
      chat: values.MODULE_ORIGIN_CHAT,
      blog: values.MODULE_ORIGIN_BLOG,
    },
    dataDir: resolve(values.DATA_DIR, 'shell'),
    releaseStore: values.RELEASE_STORE || null,
    releasePins: readModulePairs((values.RELEASE_PINS ?? []).join(' ')).pairs,
    overrides: {
      published: overrides.includes('published'),
      origins: overrides.filter((word) => word !== 'published'),
    },
    guard: {
      failedViews: values.GUARD_FAILED_VIEWS,
      share: values.GUARD_PERCENT / 100,
      window: values.GUARD_WINDOW_MS,
      visitors: values.GUARD_VISITORS,
      visitorShare: values.GUARD_VISITORS_PERCENT / 100,
      visitorWindow: values.GUARD_VISITORS_WINDOW_MS,
    },
    pollInterval: values.RELEASE_POLL_MS,
    pageDataLimit: values.PAGE_DATA_LIMIT_MS,
    afterLoadDelay: values.AFTER_LOAD_MS,
    logLevel: values.LOG_LEVEL,
  };
}
