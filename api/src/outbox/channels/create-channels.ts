import type { Environment } from '../../config/environment.js';
import type { ConfirmationChannel, DeliveryChannel } from '../delivery-channel.js';
import { AgencyMailChannel } from './agency-mail-channel.js';
import { ConfirmationMailChannel } from './confirmation-mail-channel.js';
import { MailTransport } from './mail-transport.js';
import { VisitorMailChannel } from './visitor-mail-channel.js';
import { WebhookChannel } from './webhook-channel.js';

/** The channels that the settings allow; none at all is fine, leads are then only kept. */
export function createChannels({
  mail,
  webhook,
}: Pick<Environment, 'mail' | 'webhook'>): DeliveryChannel[] {
  const channels: DeliveryChannel[] = [];
  if (mail !== undefined) {
    const transport = new MailTransport(mail);
    channels.push(new AgencyMailChannel(transport, mail), new VisitorMailChannel(transport, mail));
  }
  if (webhook !== undefined) channels.push(new WebhookChannel(webhook));
  return channels;
}

/**
 * The way to ask subscribers, or null when there is no mail or no address of the site that it could link to; their
 * subscriptions then stay unconfirmed.
 * @param issueToken makes a new key to a subscription
 */
export function createConfirmationChannel(
  { mail, siteOrigin }: Pick<Environment, 'mail' | 'siteOrigin'>,
  issueToken: (email: string) => Promise<string>,
): ConfirmationChannel | null {
  if (mail === undefined || siteOrigin === undefined) return null;
  return new ConfirmationMailChannel(new MailTransport(mail), mail, siteOrigin, issueToken);
}
