import type { DeliveryChannel } from '../../outbox/delivery-channel.js';
import type { ContactRepository } from '../contact.repository.js';
import type { LeadChannel } from './lead-channel.js';

/** Adapts a lead channel to the outbox, which knows leads only by their id. */
export const leadDelivery = (
  channel: LeadChannel,
  contacts: ContactRepository,
): DeliveryChannel => ({
  name: channel.name,
  async deliver(contactId, deliveryId, signal) {
    const lead = await contacts.find(contactId);
    if (lead !== undefined) await channel.deliver(lead, deliveryId, signal);
  },
});
