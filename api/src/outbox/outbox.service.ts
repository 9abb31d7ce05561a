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
import { mailboxOf, mayWriteTo } from './recipient-limit.js';
import { reportLead } from './report-lead.js';

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
  report(transaction: Database, lead: Pick<Lead, 'id' | 'email' | 'suspicion'>): Promise<void> {
    return reportLead(this.outbox, transaction, this.channels, lead);
  }

  /** Whether mail is set up, with an address of the site for its links. */
  get asksToConfirm(): boolean {
    return this.confirmation !== null;
  }

  /**
   * Puts a mail that asks a subscriber to confirm into the transaction that stores the subscription, if the limit of
   * mails to a mailbox allows one more.
   */
  async askToConfirm(transaction: Database, email: string): Promise<void> {
    const { confirmation } = this;
    if (confirmation === null) return;
    if (await mayWriteTo(transaction, mailboxOf(email), confirmation.name)) {
      await this.outbox.enqueueConfirmations(transaction, [email], confirmation.name);
    }
  }

  /** To be called once that transaction is committed: starts delivering without waiting for it. */
  committed(): void {
    this.worker.wake();
  }
}
