import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.js';
import type { Database } from '../../database/database.js';
import type { NewDelivery } from '../../outbox/outbox.repository.js';
import { OutboxService } from '../../outbox/outbox.service.js';
import { mailboxOf, mayFollowUp, mayWriteTo } from '../../outbox/recipient-limit.js';
import { type StoredConsultation, stateOf } from '../consultation.js';
import { ConsultationsRepository } from '../consultations.repository.js';
import { REMINDER_CHANNEL, REPORT_CHANNEL, VISITOR_CHANNEL } from './channel-names.js';
import { reminderTime } from './reminder-time.js';

/**
 * Adds the mails about a booking to the transaction that changes it. Without mail settings there are none. The mails say
 * what the booking is when they are sent, so it does not matter which of several arrives last.
 */
@Injectable()
export class ConsultationReports {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mail' | 'siteOrigin'>,
    @Inject(OutboxService) private readonly outbox: Pick<OutboxService, 'enqueue' | 'withdraw'>,
    private readonly consultations: ConsultationsRepository,
  ) {}

  /** Whether an address could be asked to confirm. Such a mail needs the site's address for its link. */
  async mayWrite(transaction: Database, email: string): Promise<boolean> {
    const { mail, siteOrigin } = this.environment;
    if (mail === undefined || siteOrigin === undefined) return false;
    return mayWriteTo(transaction, mailboxOf(email), VISITOR_CHANNEL);
  }

  /** Reports a new booking. Anyone may have typed the address, so the mail to it is limited. */
  async booked(transaction: Database, stored: StoredConsultation): Promise<void> {
    if (this.environment.mail === undefined) return;
    const mailbox = mailboxOf(stored.email);
    if (await mayWriteTo(transaction, mailbox, VISITOR_CHANNEL)) {
      await this.add(transaction, stored, { channel: VISITOR_CHANNEL, mailbox });
      if (stored.confirmBy === null) await this.remind(transaction, stored);
    }
    await this.add(transaction, stored, { channel: REPORT_CHANNEL });
  }

  /** Reports that a booking stands which had to be confirmed. */
  async stands(transaction: Database, stored: StoredConsultation): Promise<void> {
    if (this.environment.mail === undefined) return;
    await this.add(transaction, stored, { channel: REPORT_CHANNEL });
    await this.remind(transaction, stored);
  }

  /** Reports that a booking was moved or cancelled. */
  async changed(transaction: Database, stored: StoredConsultation): Promise<void> {
    if (this.environment.mail === undefined) return;
    await this.outbox.withdraw(transaction, stored.id, REMINDER_CHANNEL);
    const mailbox = mailboxOf(stored.email);
    const isFollowing = await this.consultations.sendsMail(stored.id, transaction);
    const mayWrite = isFollowing
      ? await mayFollowUp(transaction, mailbox)
      : await mayWriteTo(transaction, mailbox, VISITOR_CHANNEL);
    if (mayWrite) {
      await this.add(transaction, stored, { channel: VISITOR_CHANNEL, mailbox });
      if (stateOf(stored) === 'booked') await this.remind(transaction, stored);
    }
    await this.add(transaction, stored, { channel: REPORT_CHANNEL });
  }

  /** A day before; not for a booking that is nearer than that. */
  private async remind(transaction: Database, stored: StoredConsultation): Promise<void> {
    const nextAttemptAt = reminderTime(stored.startsAt, new Date());
    if (nextAttemptAt === undefined) return;
    await this.add(transaction, stored, { channel: REMINDER_CHANNEL, nextAttemptAt });
  }

  private add(
    transaction: Database,
    { id }: StoredConsultation,
    delivery: NewDelivery,
  ): Promise<void> {
    return this.outbox.enqueue(transaction, [{ ...delivery, consultationId: id }]);
  }
}
