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

/** Deletes expired records at start and every six hours. Several replicas can run it at the same time. */
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

  /** Deletes expired records. Kinds with 0 days are kept. */
  async run(): Promise<void> {
    const { chatDays, mockupDays, contactDays, newsletterDays } = this.environment.retention;
    const deleted = {
      conversations: chatDays === 0 ? 0 : await this.records.deleteConversations(chatDays),
      mockups: mockupDays === 0 ? 0 : await this.records.deleteMockups(mockupDays),
      sharedMockups: mockupDays === 0 ? 0 : await this.records.deleteSharedMockups(mockupDays),
      contacts: contactDays === 0 ? 0 : await this.records.deleteContacts(contactDays),
      consultations: contactDays === 0 ? 0 : await this.records.deleteConsultations(contactDays),
      blockedDays: contactDays === 0 ? 0 : await this.records.deleteBlockedDays(contactDays),
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
