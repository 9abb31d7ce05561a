import type { MailSettings } from '../../config/environment.js';
import type { MailBody } from '../../mail/mail-body.js';
import type { MailTransport } from '../../mail/mail-transport.js';
import type { Lead, LeadChannel } from './lead-channel.js';

/** Notifies the agency of a new lead by mail. Suspicious leads are marked; repeated ones are not sent again. */
export class AgencyMailChannel implements LeadChannel {
  readonly name = 'agency-mail';
  readonly writesToVisitor = false;

  constructor(
    private readonly transport: MailTransport,
    private readonly settings: MailSettings,
  ) {}

  accepts(lead: Pick<Lead, 'suspicion'>): boolean {
    return lead.suspicion !== 'repeat';
  }

  deliver(lead: Lead, deliveryId: string, signal: AbortSignal): Promise<void> {
    const mark = lead.suspicion === null ? '' : 'Possible spam: ';
    return this.transport.send(
      {
        to: this.settings.to,
        replyTo: { name: lead.name, address: lead.email },
        subject: `${mark}New message from ${lead.name}`,
        body: describeLead(lead),
        id: deliveryId,
        automatic: true,
      },
      signal,
    );
  }
}

function describeLead(lead: Lead): MailBody {
  const lines: [string, string | null][] = [
    ['Name', lead.name],
    ['Email', lead.email],
    ['Company', lead.company],
    ['Phone', lead.phone],
    ['Service', lead.service],
    ['Budget', lead.budget],
    ['Timeline', lead.timeline],
    ['Sent', lead.createdAt.toISOString()],
    ['Reference', lead.id],
  ];
  return {
    facts: lines.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
    paragraphs: [lead.message],
  };
}
