import type { Environment } from '../config/environment.js';
import { createLeadChannels } from '../contact/delivery/create-lead-channels.js';
import type { Database } from '../database/database.js';
import { createConfirmationChannel } from '../newsletter/confirmation/create-confirmation-channel.js';
import { NewsletterTokensRepository } from '../newsletter/links/newsletter-tokens.repository.js';
import { NewsletterRepository } from '../newsletter/newsletter.repository.js';
import { OutboxRepository } from '../outbox/outbox.repository.js';
import { createBookingsCommand } from './create-bookings-command.js';
import { LeadsRepository } from './leads.repository.js';
import { LeadsCommand } from './leads-command.js';
import { SubscribersRepository } from './subscribers.repository.js';
import { SubscribersCommand } from './subscribers-command.js';

/** The leads command for a database, with the configured channels. */
export function createLeadsCommand(environment: Environment, database: Database): LeadsCommand {
  const tokens = new NewsletterTokensRepository(database);
  const subscribers = new SubscribersCommand(
    new SubscribersRepository(database),
    tokens,
    new OutboxRepository(database),
    createConfirmationChannel(environment, new NewsletterRepository(database), tokens),
    environment.siteOrigin,
  );
  return new LeadsCommand(
    new LeadsRepository(database),
    createLeadChannels(environment),
    subscribers,
    createBookingsCommand(environment, database),
  );
}
