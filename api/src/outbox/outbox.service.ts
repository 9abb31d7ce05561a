import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import type { DeliveryChannel } from './delivery-channel.js';
import { type NewDelivery, OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';

/** Accepts messages of other modules that are to be delivered. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxWorker,
  ) {}

  /** Registers delivery channels with the worker. To be called while the application starts. */
  serve(channels: readonly DeliveryChannel[]): void {
    this.worker.serve(channels);
  }

  /** Adds deliveries in the transaction that stores the records they are about. */
  enqueue(transaction: Database, deliveries: readonly NewDelivery[]): Promise<void> {
    return this.outbox.enqueue(transaction, deliveries);
  }

  /** Removes the deliveries of a channel about a consultation that have not begun. */
  withdraw(transaction: Database, consultationId: string, channel: string): Promise<void> {
    return this.outbox.withdraw(transaction, consultationId, channel);
  }

  /** To be called after that transaction is committed. Starts the deliveries without waiting for them. */
  committed(): void {
    this.worker.wake();
  }
}
