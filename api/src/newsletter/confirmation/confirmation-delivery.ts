import type { NewDelivery } from '../../outbox/outbox.repository.js';
import { mailboxOf } from '../../outbox/recipient-limit.js';

/** The delivery that asks one subscriber to confirm. Whether it is time for one is the caller's to know. */
export const confirmationDelivery = (email: string, channel: string): NewDelivery => ({
  subscriber: email,
  channel,
  mailbox: mailboxOf(email),
});
