import { resolve } from 'node:path';
import type { ModuleName } from '@northloop/contracts';
import { AFTER_LOAD_DELAY_MS } from '../src/federation/slots/slot-table';
import { forEachModule, readModulePairs } from './modules';
import type { StopRules } from './process/stop-server';
import { DEFAULT_GUARD_RULES, type GuardRules } from './releases/guard/release-guard';
import type { OverrideRules } from './releases/overrides/serve-overrides';

/** Everything the shell's server is told from outside. Times are in milliseconds. */
export interface ShellConfig {
  host: string;
  port: number;
  /** Origin of the API, without a slash at the end. */
  apiOrigin: string;
  /** Public origin of the site, for canonical addresses; empty to use the request's own. */
  siteOrigin: string;
  /** Proxies between the visitor and this server, whose forwarded headers are believed. */
  proxiesInFront: number;
  /** Open connections that one address may have; 0 for any number. Behind proxies, they see to it. */
  connectionsPerAddress: number;
  /** How a stop goes. */
  stop: StopRules;
  /** Where each module's releases are served. */
  moduleOrigins: Readonly<Record<ModuleName, string>>;
  /** Folder for verified copies of releases. */
  dataDir: string;
  /** Release store to follow instead of the modules' own servers: a folder, http(s) or s3 address. */
  releaseStore: string | null;
  /** Releases of the store to serve whatever its registry says. */
  releasePins: Partial<Record<ModuleName, string>>;
  /** How often the store, or the modules' servers, are asked for a new release. */
  pollInterval: number;
  /** Longest a page's own data may take before the page is sent without it. */
  pageDataLimit: number;
  /** For how long a page stands before the chat loads. */
  afterLoadDelay: number;
  /** What browsers may try with `?module.<name>=`. */
  overrides: OverrideRules;
  /** When a release is taken out by itself. */
  guard: GuardRules;
  logLevel: string;
}

/** Thrown at start with every bad setting named. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Levels of the logger, which would stop the start with a message of its own for any other. */
const LOG_LEVELS: readonly string[] = [
  'trace',
  'debug',
  'info',
  'warn',
  'error',
  'fatal',
  'silent',
];

const DEFAULT_ORIGINS: Record<ModuleName, string> = {
  marketing: 'http://127.0.0.1:5201',
  mockup: 'http://127.0.0.1:5202',
  chat: 'http://127.0.0.1:5203',
  blog: 'http://127.0.0.1:5204',
};

/**
 * Reads the environment once.
 * @throws {ConfigError} listing each setting that cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ShellConfig {
  const problems: string[] = [];

  const number = (name: string, fallback: number, max: number): number => {
    const value = env[name] === undefined ? fallback : Number(env[name]);
    if (env[name]?.trim() === '' || !Number.isInteger(value) || value < 0 || value > max) {
      problems.push(`${name} must be a whole number from 0 to ${max}, not "${env[name]}"`);
      return fallback;
    }
    return value;
  };
  const text = (name: string, fallback: string): string => {
    const value = env[name] ?? fallback;
    if (value === '') problems.push(`${name} must not be ""`);
    return value;
  };
  const origin = (name: string, fallback: string): string => {
    const value = env[name] ?? fallback;
    if (value === '' && fallback === '') return value;
    const url = URL.canParse(value) ? new URL(value) : null;
    if (!url || !/^https?:$/.test(url.protocol)) {
      problems.push(`${name} must be an http(s) address, not "${value}"`);
    }
    return value.replace(/\/+$/, '');
  };

  /** `RELEASE_PINS`: `name=version` pairs separated by spaces. */
  const pins = (): ShellConfig['releasePins'] => {
    const { pairs, unusable } = readModulePairs(env.RELEASE_PINS ?? '');
    for (const pair of unusable) {
      problems.push(`RELEASE_PINS must be "name=version" pairs, not "${pair}"`);
    }
    return pairs;
  };
  /** `RELEASE_OVERRIDES`: the word `published`, and origins, separated by spaces. */
  const overrides = (): OverrideRules => {
    const words = (env.RELEASE_OVERRIDES ?? '').split(' ').filter(Boolean);
    const origins = words.filter((word) => word !== 'published');
    for (const each of origins) {
      if (!URL.canParse(each) || new URL(each).origin !== each) {
        problems.push(`RELEASE_OVERRIDES must be "published" and origins, not "${each}"`);
      }
    }
    return { published: words.includes('published'), origins };
  };
  const percent = (name: string, fallback: number) => number(name, fallback * 100, 100) / 100;
  const guard = DEFAULT_GUARD_RULES;

  const logLevel = env.LOG_LEVEL ?? 'info';
  if (!LOG_LEVELS.includes(logLevel)) {
    problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  }

  const config: ShellConfig = {
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 3000, 65_535),
    apiOrigin: origin('API_ORIGIN', `http://127.0.0.1:${number('API_PORT', 3001, 65_535)}`),
    siteOrigin: origin('SITE_ORIGIN', ''),
    // Counted from the API, as all that is in front of it has one setting: this server is the first of them.
    proxiesInFront: Math.max(0, number('TRUST_PROXY', 0, 10) - 1),
    connectionsPerAddress: number('CONNECTIONS_PER_ADDRESS', 256, 1_000_000),
    stop: {
      delay: number('STOP_DELAY_SECONDS', 5, 600) * 1000,
      limit: number('STOP_TIMEOUT_SECONDS', 10, 600) * 1000,
    },
    moduleOrigins: forEachModule((name) =>
      origin(`MODULE_ORIGIN_${name.toUpperCase()}`, DEFAULT_ORIGINS[name]),
    ),
    dataDir: resolve(text('DATA_DIR', '.data'), 'shell'),
    releaseStore: env.RELEASE_STORE || null,
    releasePins: pins(),
    overrides: overrides(),
    guard: {
      failedViews: number('GUARD_FAILED_VIEWS', guard.failedViews, 1_000_000),
      share: percent('GUARD_PERCENT', guard.share),
      window: number('GUARD_WINDOW_MS', guard.window, 86_400_000),
      visitors: number('GUARD_VISITORS', guard.visitors, 1_000_000),
      visitorShare: percent('GUARD_VISITORS_PERCENT', guard.visitorShare),
      visitorWindow: number('GUARD_VISITORS_WINDOW_MS', guard.visitorWindow, 86_400_000),
    },
    pollInterval: number('RELEASE_POLL_MS', 1000, 3_600_000),
    pageDataLimit: number('PAGE_DATA_LIMIT_MS', 1000, 60_000),
    afterLoadDelay: number('AFTER_LOAD_MS', AFTER_LOAD_DELAY_MS, 60_000),
    logLevel,
  };
  if (problems.length > 0) throw new ConfigError(`Cannot start:\n  ${problems.join('\n  ')}`);
  return config;
}
