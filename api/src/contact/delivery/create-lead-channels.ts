import type { Environment } from '../../config/environment.js';
import { MailTransport } from '../../mail/mail-transport.js';
import { AgencyMailChannel } from './agency-mail-channel.js';
import type { LeadChannel } from './lead-channel.js';
import { VisitorMailChannel } from './visitor-mail-channel.js';
import { WebhookChannel } from './webhook-channel.js';

/** The channels that are configured. There may be none: leads are then only stored. */
export function createLeadChannels({
  mail,
  webhook,
}: Pick<Environment, 'mail' | 'webhook'>): LeadChannel[] {
  const channels: LeadChannel[] = [];
  if (mail !== undefined) {
    const transport = new MailTransport(mail);
    channels.push(new AgencyMailChannel(transport, mail), new VisitorMailChannel(transport, mail));
  }
  if (webhook !== undefined) channels.push(new WebhookChannel(webhook));
  return channels;
}
