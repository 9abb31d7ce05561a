import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ApiValues,
  apiSettings,
  readSettings,
  type Variables,
} from '@northloop/contracts/settings';
import { type ChatSettings, chatSettings } from './chat-settings.js';
import { type MockupSettings, mockupSettings } from './mockup-settings.js';

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

export type LogLevel = ApiValues['LOG_LEVEL'];

/** Injection token of the checked settings. */
export const ENVIRONMENT = Symbol('Environment');

/** `dataDir` value that keeps the embedded database in memory. */
export const IN_MEMORY = 'memory://';

// Both src/config and dist/config lie three folders below the repository's root.
const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The one place that reads the process environment.
 * @throws {SettingsError} naming every bad value
 */
export function readEnvironment(source: Variables = process.env): Environment {
  const values = readSettings(apiSettings, source);
  return {
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir: dataDirectory(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseSchema: values.DATABASE_SCHEMA,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL,
    siteOrigin: values.SITE_ORIGIN || undefined,
    trustProxyHops: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    corsOrigins: values.CORS_ORIGINS ?? [],
    docs: values.API_DOCS,
    rateLimits: {
      windowSeconds: values.RATE_LIMIT_WINDOW_SECONDS,
      read: values.RATE_LIMIT_READ,
      chat: values.RATE_LIMIT_CHAT,
      mockup: values.RATE_LIMIT_MOCKUP,
      contact: values.RATE_LIMIT_CONTACT,
      newsletter: values.RATE_LIMIT_NEWSLETTER,
    },
    proofOfWork: {
      aboveVisitor: values.PROOF_ABOVE_VISITOR,
      aboveSite: values.PROOF_ABOVE_SITE,
      secret: values.PROOF_SECRET,
    },
    stopDelaySeconds: values.STOP_DELAY_SECONDS,
    stopTimeoutSeconds: values.STOP_TIMEOUT_SECONDS,
    mail: mailSettings(values),
    webhook: webhookSettings(values),
    outbox: {
      maxAttempts: values.OUTBOX_MAX_ATTEMPTS,
      retrySeconds: values.OUTBOX_RETRY_SECONDS,
    },
    metricsToken: values.METRICS_TOKEN,
    retention: {
      chatDays: values.RETENTION_CHAT_DAYS,
      mockupDays: values.RETENTION_MOCKUP_DAYS,
      contactDays: values.RETENTION_CONTACT_DAYS,
      newsletterDays: values.RETENTION_NEWSLETTER_DAYS,
    },
    chat: chatSettings(values),
    mockup: mockupSettings(values),
  };
}

/** Mail needs all three settings or none. */
function mailSettings({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
  MAIL_TO: to,
}: ApiValues): MailSettings | undefined {
  return smtpUrl && from && to ? { smtpUrl, from, to } : undefined;
}

function webhookSettings({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_ALLOW_PRIVATE: allowPrivate,
}: ApiValues): WebhookSettings | undefined {
  return url && secret ? { url, secret, allowPrivate } : undefined;
}

function dataDirectory(value: string): string {
  if (value === IN_MEMORY) return value;
  // Relative to the repository, not to the working directory: a start from elsewhere must find the same data.
  return resolve(REPOSITORY_ROOT, value);
}
