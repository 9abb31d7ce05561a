import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import type { DeliveryChannel } from './delivery-channel.js';
import { type NewDelivery, OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';

/** Where other modules hand in what must leave the house. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxWorker,
  ) {}

  /** Has the worker deliver by these channels too. To be called while the application starts. */
  serve(channels: readonly DeliveryChannel[]): void {
    this.worker.serve(channels);
  }

  /** Puts deliveries into the transaction that stores what they are about. */
  enqueue(transaction: Database, deliveries: readonly NewDelivery[]): Promise<void> {
    return this.outbox.enqueue(transaction, deliveries);
  }

  /** To be called once that transaction is committed: starts delivering without waiting for it. */
  committed(): void {
    this.worker.wake();
  }
}
