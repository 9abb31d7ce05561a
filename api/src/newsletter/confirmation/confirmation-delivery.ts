import type { NewDelivery } from '../../outbox/outbox.repository.js';
import { mailboxOf } from '../../outbox/recipient-limit.js';

/** The delivery that asks one subscriber to confirm. The caller decides whether one may be sent. */
export const confirmationDelivery = (email: string, channel: string): NewDelivery => ({
  subscriber: email,
  channel,
  mailbox: mailboxOf(email),
});
