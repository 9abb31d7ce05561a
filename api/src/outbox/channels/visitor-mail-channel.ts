import { agency } from '../../agency/agency.js';
import type { MailSettings } from '../../config/environment.js';
import type { DeliveryChannel, Lead } from '../delivery-channel.js';
import type { MailBody } from './mail-body.js';
import type { MailTransport } from './mail-transport.js';

/**
 * Confirms to a visitor that the message arrived. It repeats nothing the visitor wrote but the name: else
 * anyone could send texts of their own to others through the form.
 */
export class VisitorMailChannel implements DeliveryChannel {
  readonly name = 'visitor-mail';

  constructor(
    private readonly transport: MailTransport,
    private readonly settings: MailSettings,
  ) {}

  accepts(lead: Pick<Lead, 'suspicion'>): boolean {
    return lead.suspicion === null;
  }

  deliver(lead: Lead, deliveryId: string, signal: AbortSignal): Promise<void> {
    return this.transport.send(
      {
        to: { name: lead.name, address: lead.email },
        replyTo: this.settings.to,
        subject: 'We have your message',
        body: confirmation(lead),
        id: deliveryId,
        automatic: true,
      },
      signal,
    );
  }
}

/** Names that hold an address or a long text are somebody's advertisement. */
const PLAIN_NAME = /^[\p{L}\p{M} .'’-]{1,60}$/u;

function confirmation({ name, id }: Lead): MailBody {
  return {
    facts: [],
    paragraphs: [
      PLAIN_NAME.test(name) ? `Hi ${name},` : 'Hello,',
      `Thank you for writing to ${agency.name}. Your message is with us, and a person will answer within 24 hours.`,
      `If it is urgent, call ${agency.phone} (${agency.hours}). Your reference is ${id}.`,
      'If you did not write to us, someone mistyped an address; you can ignore this mail.',
      `${agency.name}\n${agency.office}`,
    ],
  };
}
