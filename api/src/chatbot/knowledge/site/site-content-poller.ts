import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ContentEntry } from '@northloop/contracts';
import { contentEntrySchema } from '@northloop/contracts/content-schema';
import {
  CHAT_SETTINGS,
  type ChatSettings,
  type SiteContentSettings,
} from '../../../config/chat-settings.js';
import { limitTime } from '../../../http/events/limit-time.js';
import { LOGGER, type Logger } from '../../../logging/logger.js';
import { SITE_READER, type SiteReader } from '../../chat-engine.js';

const TIMEOUT_MS = 5_000;

/** How soon a site that has not answered yet is asked again, in seconds: it may be starting beside this process. */
const START_POLL_SECONDS = 1;

/** How long a site may take to start on a busy machine before its silence is a fault, in milliseconds. */
const START_LIMIT_MS = 600_000;

/** Most that is taken from the site: far above what it has, far below what would hurt. */
const MOST_BYTES = 4_000_000;
const MOST_ENTRIES = 1_000;

/**
 * Keeps the assistant's knowledge in step with the live site. When the site cannot be asked, what it said
 * last stays known.
 */
@Injectable()
export class SiteContentPoller implements OnApplicationShutdown {
  private readonly stop = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private etag: string | undefined;
  private hasFailed = false;
  private hasAnswered = false;
  private readonly begin = Date.now();

  constructor(
    @Inject(SITE_READER) private readonly reader: SiteReader,
    @Inject(CHAT_SETTINGS) private readonly settings: ChatSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Begins to look. For when this process answers: the site asks it for some of what it tells. */
  start(): void {
    const { siteContent } = this.settings;
    if (siteContent === undefined) return;
    void this.keepLooking(siteContent);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.stop.abort();
  }

  /** One look after the other: a slow answer must not overtake a newer one. */
  private async keepLooking({ url, pollSeconds }: SiteContentSettings): Promise<void> {
    await this.look(url);
    if (this.stop.signal.aborted) return;
    const pause = this.isStarting() ? Math.min(START_POLL_SECONDS, pollSeconds) : pollSeconds;
    this.timer = setTimeout(() => void this.keepLooking({ url, pollSeconds }), pause * 1000);
    this.timer.unref();
  }

  private isStarting(): boolean {
    return !this.hasAnswered && Date.now() - this.begin < START_LIMIT_MS;
  }

  private async look(url: string): Promise<void> {
    try {
      const entries = await this.fetchChanges(url);
      if (this.hasFailed) this.logger.info('The site tells its content again');
      this.hasFailed = false;
      this.hasAnswered = true;
      if (entries === undefined) return;
      this.reader.replaceSiteContent(entries);
      this.logger.info({ entries: entries.length }, 'The assistant knows the site’s content');
    } catch (error) {
      if (this.stop.signal.aborted || this.isStarting()) return;
      // One line for a whole outage.
      if (!this.hasFailed) this.logger.warn({ err: error }, 'The site’s content cannot be read');
      this.hasFailed = true;
    }
  }

  /** The site's entries, or undefined when they are the same as before. */
  private async fetchChanges(url: string): Promise<ContentEntry[] | undefined> {
    const limit = limitTime(this.stop.signal, TIMEOUT_MS);
    try {
      const response = await fetch(url, {
        headers: {
          accept: 'application/json',
          // Left alone, fetch says "no-cache" beside a condition, and no server may then answer 304.
          'cache-control': 'max-age=0',
          ...(this.etag !== undefined && { 'if-none-match': this.etag }),
        },
        signal: limit.signal,
      });
      if (response.status === 304) return undefined;
      if (!response.ok) throw new Error(`The site answered ${response.status}`);
      const text = await response.text();
      if (text.length > MOST_BYTES) throw new Error('The content is too large');
      const entries = readEntries(JSON.parse(text));
      this.etag = response.headers.get('etag') ?? undefined;
      return entries;
    } finally {
      limit.release();
    }
  }
}

/** @throws Error for anything but `{ entries: [...] }`; an entry that is not one is left out */
function readEntries(body: unknown): ContentEntry[] {
  const entries =
    typeof body === 'object' && body !== null && 'entries' in body ? body.entries : undefined;
  if (!Array.isArray(entries)) throw new Error('The content has no entries');
  return entries.filter(isEntry).slice(0, MOST_ENTRIES);
}

const KINDS: ReadonlySet<string> = new Set(['page', 'service', 'article', 'legal']);

/** Whether an entry is one whose address and kind the assistant can name. */
function isEntry(value: unknown): value is ContentEntry {
  const { data: entry } = contentEntrySchema.safeParse(value);
  return entry !== undefined && /^\/[\w\-/#]*$/.test(entry.path) && KINDS.has(entry.kind);
}
