import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ApiValues,
  apiSettings,
  readSettings,
  type Variables,
} from '@northloop/contracts/settings';
import { type ChatSettings, chatSettings } from './chat-settings.js';
import { type ConsultationSettings, consultationSettings } from './consultation-settings.js';
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

/** When forms must be sent with a proof of work. */
export interface ProofOfWorkSettings {
  /** How often one visitor may send one form within a rate limit window without a proof; 0 turns proofs off. */
  aboveVisitor: number;
  /** The same limit for all visitors together. */
  aboveSite: number;
  /** Key that signs the puzzles, shared by all replicas. If undefined, each process makes its own at start. */
  secret: string | undefined;
}

/** Mail server, sender and recipient. */
export interface MailSettings {
  /** `smtp:` or `smtps:` URL, with user and password if the server requires them. */
  smtpUrl: string;
  from: string;
  /** The agency's mailbox, which is notified of new leads. */
  to: string;
}

/** Another system that is notified of new leads. */
export interface WebhookSettings {
  url: string;
  /** Key that signs the requests. */
  secret: string;
  /** Whether the receiver may have a private address. */
  allowPrivate: boolean;
}

/** How often and when deliveries are attempted. */
export interface OutboxSettings {
  maxAttempts: number;
  /** Wait before the second attempt. It doubles with each further attempt, up to an hour. */
  retrySeconds: number;
}

/** Days after which records are deleted; 0 keeps them forever. */
export interface RetentionSettings {
  chatDays: number;
  mockupDays: number;
  contactDays: number;
  /** For newsletter subscriptions that were never confirmed. */
  newsletterDays: number;
}

/** All settings of the API process, validated. */
export interface Environment {
  host: string;
  /** 0 lets the system choose a free port. */
  port: number;
  /** Folder of the embedded database, or `memory://` to store nothing on disk. Unused when `databaseUrl` is set. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** PostgreSQL schema of the tables; undefined means the connection's default. */
  databaseSchema: string | undefined;
  databasePoolSize: number;
  redisUrl: string | undefined;
  /** Public address of the site, without a trailing slash. Links in mails need it. */
  siteOrigin: string | undefined;
  /** Number of proxies in front of the API whose forwarded headers are trusted. */
  trustProxyHops: number;
  logLevel: LogLevel;
  corsOrigins: string[];
  /** Whether the API's documentation is served at `/api/docs`. */
  docs: boolean;
  rateLimits: RateLimits;
  proofOfWork: ProofOfWorkSettings;
  /** How long a stopping process still accepts requests, so that the load balancer has time to notice. */
  stopDelaySeconds: number;
  /** How long a stopping process waits for running requests. */
  stopTimeoutSeconds: number;
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  outbox: OutboxSettings;
  /** Bearer token that gives other machines access to the metrics. */
  metricsToken: string | undefined;
  retention: RetentionSettings;
  chat: ChatSettings;
  mockup: MockupSettings;
  consultations: ConsultationSettings;
}

export type LogLevel = ApiValues['LOG_LEVEL'];

/** Injection token of the validated {@link Environment}. */
export const ENVIRONMENT = Symbol('Environment');

/** Value of `dataDir` that keeps the embedded database in memory. */
export const IN_MEMORY = 'memory://';

// Both src/config and dist/config are three folders below the repository's root.
const REPOSITORY_ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Reads the process environment. No other code does.
 * @throws {SettingsError} naming every invalid value
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
    consultations: consultationSettings(values),
  };
}

/** Mail needs all three settings or none of them. */
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
  // Relative to the repository, not to the working directory: a start from another folder must find the same data.
  return resolve(REPOSITORY_ROOT, value);
}
