import type { Environment } from '../../config/environment.js';
import { MailTransport } from '../../mail/mail-transport.js';
import type { DeliveryChannel } from '../../outbox/delivery-channel.js';
import type { NewsletterTokensRepository } from '../links/newsletter-tokens.repository.js';
import type { NewsletterRepository } from '../newsletter.repository.js';
import { ConfirmationMailChannel } from './confirmation-mail-channel.js';

/** Injection token of the channel for confirmation mails, or null if it is not configured. */
export const CONFIRMATION_CHANNEL = Symbol('ConfirmationChannel');

/**
 * The channel for confirmation mails. Null without mail settings or without the site's address for the link;
 * subscriptions then stay unconfirmed.
 */
export function createConfirmationChannel(
  { mail, siteOrigin }: Pick<Environment, 'mail' | 'siteOrigin'>,
  subscriptions: NewsletterRepository,
  tokens: NewsletterTokensRepository,
): DeliveryChannel | null {
  if (mail === undefined || siteOrigin === undefined) return null;
  const transport = new MailTransport(mail);
  return new ConfirmationMailChannel(transport, mail, siteOrigin, subscriptions, tokens);
}
