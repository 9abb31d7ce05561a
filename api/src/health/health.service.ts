import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { DatabaseConnection } from '../database/database.js';
import { DATABASE_CONNECTION } from '../database/database.module.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { StopSwitch } from './stop-switch.js';

/** How long the database may take to answer a probe. */
const PROBE_TIMEOUT_MS = 2_000;

/** Reports whether the API can do its work. */
@Injectable()
export class HealthService {
  constructor(
    @Inject(DATABASE_CONNECTION) private readonly connection: DatabaseConnection,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly stopSwitch: StopSwitch,
  ) {}

  /** Why the API cannot take requests, or undefined if it can. */
  async obstacle(): Promise<string | undefined> {
    if (this.stopSwitch.isStopping) return 'The API is stopping.';
    if (!(await this.databaseAnswers())) return 'The database is not responding.';
    return undefined;
  }

  private async databaseAnswers(): Promise<boolean> {
    const abort = new AbortController();
    try {
      return await Promise.race([
        this.connection.ping().then(() => true),
        delay(PROBE_TIMEOUT_MS, false, { signal: abort.signal }),
      ]);
    } catch (error) {
      this.logger.warn({ err: error }, 'The database is not responding');
      return false;
    } finally {
      abort.abort();
    }
  }
}
