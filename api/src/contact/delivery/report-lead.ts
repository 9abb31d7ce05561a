import type { Database } from '../../database/database.js';
import type { NewDelivery, OutboxRepository } from '../../outbox/outbox.repository.js';
import { mailboxOf, mayWriteTo } from '../../outbox/recipient-limit.js';
import type { Lead, LeadChannel } from './lead-channel.js';

/**
 * Adds the reports of a lead to a transaction: one for each channel that accepts it. Mail to the visitor is limited per
 * mailbox.
 */
export async function reportLead(
  outbox: Pick<OutboxRepository, 'enqueue'>,
  transaction: Database,
  channels: readonly LeadChannel[],
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
