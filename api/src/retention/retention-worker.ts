import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { RetentionRepository } from './retention.repository.js';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Deletes what has been kept long enough: at start and every six hours. Replicas that do it at once do no harm. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly records: RetentionRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.start(), INTERVAL_MS);
    this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Deletes what is too old; a kind whose days are 0 is kept. */
  async run(): Promise<void> {
    const { chatDays, mockupDays, contactDays, newsletterDays } = this.environment.retention;
    const deleted = {
      conversations: chatDays === 0 ? 0 : await this.records.deleteConversations(chatDays),
      mockups: mockupDays === 0 ? 0 : await this.records.deleteMockups(mockupDays),
      sharedMockups: mockupDays === 0 ? 0 : await this.records.deleteSharedMockups(mockupDays),
      contacts: contactDays === 0 ? 0 : await this.records.deleteContacts(contactDays),
      subscriptions:
        newsletterDays === 0
          ? 0
          : await this.records.deleteUnconfirmedSubscriptions(newsletterDays),
    };
    if (Object.values(deleted).some((count) => count > 0)) {
      this.logger.info(deleted, 'Deleted expired records');
    }
  }

  private start(): void {
    this.running = this.run().catch((error: unknown) => {
      this.logger.warn(
        { err: error },
        'Old records could not be deleted; the next run will try again',
      );
    });
  }
}
