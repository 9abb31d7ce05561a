import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.js';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.js';
import { hideAddresses } from '../logging/hide-addresses.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import type { DeliveryChannel } from './delivery-channel.js';
import { type ClaimedDelivery, OutboxRepository } from './outbox.repository.js';
import { retryDelay } from './retry-delay.js';

const BATCH_SIZE = 10;

/** Longest duration of an attempt. */
const ATTEMPT_TIMEOUT_MS = 15_000;

/** A batch is sent in parallel, so a lease of four times the longest attempt leaves time for a slow database. */
const LEASE_SECONDS = 60;

/** Together these stay well below the lease. */
const RECORD_ATTEMPTS = 10;
const RECORD_WAIT_MS = 2_000;

/** How often to look for due retries and for deliveries that other replicas left behind. */
const POLL_MS = 5_000;

/** Longest part of an error message that is stored with the delivery, in characters. */
const ERROR_MAX_LENGTH = 500;

/** Sends the deliveries in the outbox. Any number of replicas can do so at the same time. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly channels = new Map<string, DeliveryChannel>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wokenWhileRunning = false;
  private stopped = false;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly outbox: OutboxRepository,
    private readonly metrics: Metrics,
  ) {}

  /** Adds delivery channels. They are used once the application has started. */
  serve(channels: readonly DeliveryChannel[]): void {
    for (const channel of channels) this.channels.set(channel.name, channel);
  }

  onApplicationBootstrap(): void {
    this.metrics.watch(
      'northloop_outbox',
      'Deliveries in the outbox by state',
      'state',
      async () => {
        const counts = await this.outbox.countByState();
        return counts.map(({ state, count }) => [state, count]);
      },
    );
    if (this.channels.size === 0) return;
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  /** Finishes running deliveries and starts no new ones. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Looks for due deliveries now, without waiting for them to finish. */
  wake(): void {
    if (this.stopped || this.channels.size === 0) return;
    if (this.running !== undefined) {
      this.wokenWhileRunning = true;
      return;
    }
    this.running = this.deliverDue()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'The outbox could not be read; trying again later');
      })
      .finally(() => {
        this.running = undefined;
        if (this.wokenWhileRunning) {
          this.wokenWhileRunning = false;
          this.wake();
        }
      });
  }

  private async deliverDue(): Promise<void> {
    while (!this.stopped) {
      const names = [...this.channels.keys()];
      const batch = await this.outbox.claim(names, BATCH_SIZE, LEASE_SECONDS);
      await Promise.all(batch.map((delivery) => this.attempt(delivery)));
      if (batch.length < BATCH_SIZE) return;
    }
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const facts = { delivery: delivery.id, channel: delivery.channel, attempt: delivery.attempts };
    const signal = AbortSignal.timeout(ATTEMPT_TIMEOUT_MS);
    try {
      await this.channels.get(delivery.channel)?.deliver(delivery.subject, delivery.id, signal);
    } catch (error) {
      await this.noteFailure(delivery, error);
      return;
    }
    await this.record(() => this.outbox.markSent(delivery));
    this.metrics.countDelivery(delivery.channel, 'sent');
    this.logger.info(facts, 'Delivered');
  }

  private async noteFailure(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    const { maxAttempts, retrySeconds } = this.environment.outbox;
    const isLast = delivery.attempts >= maxAttempts;
    const text = hideAddresses(error instanceof Error ? error.message : String(error));
    const retryIn = isLast ? undefined : retryDelay(delivery.attempts, retrySeconds);
    await this.record(() =>
      this.outbox.markFailed(delivery, text.slice(0, ERROR_MAX_LENGTH), retryIn),
    );
    this.metrics.countDelivery(delivery.channel, isLast ? 'given up' : 'failed');
    const facts = { delivery: delivery.id, channel: delivery.channel, attempt: delivery.attempts };
    if (isLast)
      this.logger.error({ ...facts, err: error }, 'Gave up on a delivery; requeue it by hand');
    else this.logger.warn({ ...facts, err: error }, 'Delivery failed; trying again later');
  }

  /**
   * Retries during a short loss of the database. A success that is not recorded would be sent again after its lease.
   */
  private async record(write: () => Promise<void>): Promise<void> {
    for (let left = RECORD_ATTEMPTS - 1; ; left -= 1) {
      try {
        return await write();
      } catch (error) {
        if (left === 0 || !isDatabaseUnavailable(error)) throw error;
        await delay(RECORD_WAIT_MS);
      }
    }
  }
}
