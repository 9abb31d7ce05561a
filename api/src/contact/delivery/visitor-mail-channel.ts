import { RESPONSE_HOURS } from '@northloop/contracts';
import { agency } from '../../agency/agency.js';
import type { MailSettings } from '../../config/environment.js';
import { greeting } from '../../mail/greeting.js';
import type { MailBody } from '../../mail/mail-body.js';
import type { MailTransport } from '../../mail/mail-transport.js';
import type { Lead, LeadChannel } from './lead-channel.js';

/**
 * Confirms to a visitor that the message arrived. It repeats nothing from the form except a plain name in the greeting;
 * otherwise anyone could use the form to send their own text to other people.
 */
export class VisitorMailChannel implements LeadChannel {
  readonly name = 'visitor-mail';
  readonly writesToVisitor = true;

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
        to: { address: lead.email },
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

function confirmation({ name, id }: Lead): MailBody {
  return {
    facts: [],
    paragraphs: [
      greeting(name),
      `Thank you for writing to ${agency.name}. We have your message, and a person will answer within ${RESPONSE_HOURS} hours.`,
      `If it is urgent, call ${agency.phone} (${agency.hours}). Your reference is ${id}.`,
      'If you did not write to us, someone mistyped their address. You can ignore this email.',
      `${agency.name}\n${agency.office}`,
    ],
  };
}
