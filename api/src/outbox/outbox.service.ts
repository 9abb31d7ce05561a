import { Inject, Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import {
  CONFIRMATION_CHANNEL,
  type ConfirmationChannel,
  DELIVERY_CHANNELS,
  type DeliveryChannel,
  type Lead,
} from './delivery-channel.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxWorker } from './outbox-worker.js';

/** Where other modules hand in what must be reported. */
@Injectable()
export class OutboxService {
  constructor(
    @Inject(DELIVERY_CHANNELS) private readonly channels: readonly DeliveryChannel[],
    @Inject(CONFIRMATION_CHANNEL) private readonly confirmation: ConfirmationChannel | null,
    private readonly outbox: OutboxRepository,
    private readonly worker: OutboxWorker,
  ) {}

  /** Puts the reports of a lead into the transaction that stores it. */
  async report(transaction: Database, lead: Pick<Lead, 'id' | 'suspicion'>): Promise<void> {
    const accepting = this.channels.filter((channel) => channel.accepts(lead));
    await this.outbox.enqueue(
      transaction,
      lead.id,
      accepting.map((channel) => channel.name),
    );
  }

  /** Puts a mail that asks a subscriber to confirm into the transaction that stores the subscription. */
  async askToConfirm(transaction: Database, email: string): Promise<void> {
    if (this.confirmation === null) return;
    await this.outbox.enqueueConfirmations(transaction, [email], this.confirmation.name);
  }

  /** To be called once that transaction is committed: starts delivering without waiting for it. */
  committed(): void {
    this.worker.wake();
  }
}
