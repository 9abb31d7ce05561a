import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChatSettings, readChatSettings } from './chat-settings.js';
import { type MockupSettings, readMockupSettings } from './mockup-settings.js';
import { VariableReader } from './variable-reader.js';

/** Requests one visitor may make per window, by kind of route. */
export interface RateLimits {
  windowSeconds: number;
  read: number;
  chat: number;
  mockup: number;
  contact: number;
  newsletter: number;
}

/** When forms have to come with a proof of work. */
export interface ProofOfWorkSettings {
  /** Submissions of one visitor to one form in a window of the rate limits that need none; 0 asks nobody for any. */
  aboveVisitor: number;
  /** The same for all visitors together. */
  aboveSite: number;
  /** Key that signs the puzzles, one for all replicas; undefined makes one that ends with the process. */
  secret: string | undefined;
}

/** Where mail goes out and between whom. */
export interface MailSettings {
  /** `smtp:` or `smtps:` address, with user and password where the server wants them. */
  smtpUrl: string;
  from: string;
  /** The agency's mailbox that hears of new leads. */
  to: string;
}

/** Another system that hears of new leads. */
export interface WebhookSettings {
  url: string;
  /** Key of the signature. */
  secret: string;
  /** Whether the receiver may live at a private address. */
  allowPrivate: boolean;
}

/** How deliveries are tried. */
export interface OutboxSettings {
  maxAttempts: number;
  /** Wait before the second attempt; it doubles from there, up to an hour. */
  retrySeconds: number;
}

/** Days after which records are deleted; 0 keeps them. */
export interface RetentionSettings {
  chatDays: number;
  mockupDays: number;
  contactDays: number;
  /** Newsletter subscriptions that nobody confirmed. */
  newsletterDays: number;
}

/** Every setting of the API process, checked. */
export interface Environment {
  host: string;
  /** 0 asks the system for a free port. */
  port: number;
  /** Folder of the embedded database, or `memory://` to keep nothing. Unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** PostgreSQL schema that holds the tables; undefined means the connection's default. */
  databaseSchema: string | undefined;
  databasePoolSize: number;
  redisUrl: string | undefined;
  /** Where visitors find the site, without a slash at the end: links in mails need it. */
  siteOrigin: string | undefined;
  /** Number of proxies in front whose forwarded headers are believed. */
  trustProxyHops: number;
  logLevel: LogLevel;
  corsOrigins: string[];
  /** Whether the API's documentation can be read at `/api/docs`. */
  docs: boolean;
  rateLimits: RateLimits;
  proofOfWork: ProofOfWorkSettings;
  /** For how long a process that is stopping still takes requests, so that a balancer hears of it. */
  stopDelaySeconds: number;
  /** How long a stop waits for running requests. */
  stopTimeoutSeconds: number;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  outbox: OutboxSettings;
  /** Bearer token that opens the metrics to other machines. */
  metricsToken: string | undefined;
  retention: RetentionSettings;
  chat: ChatSettings;
  mockup: MockupSettings;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Injection token of the checked settings. */
export const ENVIRONMENT = Symbol('Environment');

/** `dataDir` value that keeps the embedded database in memory. */
export const IN_MEMORY = 'memory://';

// Both src/config and dist/config lie three folders below the repository's root.
const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Raised at start when settings are wrong; the message has one line per problem. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The environment has ${problems.length} bad value(s):\n- ${problems.join('\n- ')}`);
  }
}

/**
 * The one place that reads the process environment.
 * @throws EnvironmentError naming every bad value
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const read = new VariableReader(source);
  const environment: Environment = {
    host: read.text('API_HOST') ?? '127.0.0.1',
    port: read.integer('API_PORT', 3001, 0, 65_535),
    dataDir: dataDirectory(read.text('DATA_DIR')),
    databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseSchema: read.matching(
      'DATABASE_SCHEMA',
      /^[a-z_][a-z0-9_]{0,62}$/,
      'a lower-case identifier of letters, digits and underscores',
    ),
    databasePoolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 200),
    redisUrl: read.address('REDIS_URL', ['redis:', 'rediss:']),
    siteOrigin: read.address('SITE_ORIGIN', ['https:', 'http:'])?.replace(/\/+$/, ''),
    trustProxyHops: read.integer('TRUST_PROXY', 0, 0, 10),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    corsOrigins: read.origins('CORS_ORIGINS'),
    docs: read.oneOf('API_DOCS', ['0', '1'], '0') === '1',
    rateLimits: {
      windowSeconds: read.integer('RATE_LIMIT_WINDOW_SECONDS', 60, 1, 86_400),
      read: read.integer('RATE_LIMIT_READ', 600, 1, 1_000_000),
      chat: read.integer('RATE_LIMIT_CHAT', 60, 1, 1_000_000),
      mockup: read.integer('RATE_LIMIT_MOCKUP', 30, 1, 1_000_000),
      contact: read.integer('RATE_LIMIT_CONTACT', 30, 1, 1_000_000),
      newsletter: read.integer('RATE_LIMIT_NEWSLETTER', 20, 1, 1_000_000),
    },
    proofOfWork: {
      aboveVisitor: read.integer('PROOF_ABOVE_VISITOR', 5, 0, 1_000_000),
      aboveSite: read.integer('PROOF_ABOVE_SITE', 120, 0, 1_000_000),
      secret: read.matching('PROOF_SECRET', /^\S{16,}$/, 'at least 16 characters, no spaces'),
    },
    stopDelaySeconds: read.integer('STOP_DELAY_SECONDS', 5, 0, 600),
    stopTimeoutSeconds: read.integer('STOP_TIMEOUT_SECONDS', 10, 1, 600),
    mail: mailSettings(read),
    webhook: webhookSettings(read),
    outbox: {
      maxAttempts: read.integer('OUTBOX_MAX_ATTEMPTS', 15, 1, 100),
      retrySeconds: read.integer('OUTBOX_RETRY_SECONDS', 10, 1, 3_600),
    },
    metricsToken: read.matching('METRICS_TOKEN', /^\S{16,}$/, 'at least 16 characters, no spaces'),
    retention: {
      chatDays: read.integer('RETENTION_CHAT_DAYS', 90, 0, 36_500),
      mockupDays: read.integer('RETENTION_MOCKUP_DAYS', 90, 0, 36_500),
      contactDays: read.integer('RETENTION_CONTACT_DAYS', 730, 0, 36_500),
      newsletterDays: read.integer('RETENTION_NEWSLETTER_DAYS', 30, 0, 36_500),
    },
    chat: readChatSettings(read),
    mockup: readMockupSettings(read),
  };
  if (read.problems.length > 0) throw new EnvironmentError(read.problems);
  return environment;
}

const MAILBOX = /^([^<>\r\n"]*<)?[^\s@<>,;:"]+@[^\s@<>,;:"]+>?$/;
const MAILBOX_EXPECTED = 'a mailbox such as Northloop <hello@northloop.example>';

/** Mail needs all three settings or none. */
function mailSettings(read: VariableReader): MailSettings | undefined {
  const smtpUrl = read.address('SMTP_URL', ['smtp:', 'smtps:']);
  const from = read.matching('MAIL_FROM', MAILBOX, MAILBOX_EXPECTED);
  const to = read.matching('MAIL_TO', MAILBOX, MAILBOX_EXPECTED);
  if (smtpUrl === undefined) return undefined;
  if (from !== undefined && to !== undefined) return { smtpUrl, from, to };
  read.problems.push('SMTP_URL needs MAIL_FROM and MAIL_TO beside it');
  return undefined;
}

/** An unsigned webhook could be forged, so the secret is not optional. */
function webhookSettings(read: VariableReader): WebhookSettings | undefined {
  const url = read.address('WEBHOOK_URL', ['https:', 'http:']);
  const secret = read.matching('WEBHOOK_SECRET', /^.{16,}$/, 'at least 16 characters');
  const allowPrivate = read.oneOf('WEBHOOK_ALLOW_PRIVATE', ['0', '1'], '0') === '1';
  if (url === undefined) return undefined;
  if (secret !== undefined) return { url, secret, allowPrivate };
  read.problems.push('WEBHOOK_URL needs WEBHOOK_SECRET beside it');
  return undefined;
}

function dataDirectory(value: string | undefined): string {
  if (value === undefined) return resolve(REPOSITORY_ROOT, '.data');
  if (value === IN_MEMORY || isAbsolute(value)) return value;
  // Relative to the repository, not to the working directory: a start from elsewhere must find the same data.
  return resolve(REPOSITORY_ROOT, value);
}
