import type { Database } from '../database/database.js';
import type { DeliveryChannel, Lead } from './delivery-channel.js';
import type { NewDelivery, OutboxRepository } from './outbox.repository.js';
import { mailboxOf, mayWriteTo } from './recipient-limit.js';

/**
 * Puts the reports of a lead into a transaction: one for each channel that accepts it. The visitor gets one only within
 * the limit of mails to a mailbox.
 */
export async function reportLead(
  outbox: OutboxRepository,
  transaction: Database,
  channels: readonly DeliveryChannel[],
  lead: Pick<Lead, 'id' | 'email' | 'suspicion'>,
): Promise<void> {
  const mailbox = mailboxOf(lead.email);
  const reports: NewDelivery[] = [];
  for (const { name, writesToVisitor } of channels.filter((channel) => channel.accepts(lead))) {
    if (!writesToVisitor) reports.push({ contactId: lead.id, channel: name });
    else if (await mayWriteTo(transaction, mailbox, name)) {
      reports.push({ contactId: lead.id, channel: name, mailbox });
    }
  }
  await outbox.enqueue(transaction, reports);
}
