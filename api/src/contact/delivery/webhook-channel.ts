import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '../../config/environment.js';
import type { Lead, LeadChannel } from './lead-channel.js';
import { postJson } from './post-json.js';

/** Reports a lead to another system. The request is signed, so that the receiver can detect forgeries. */
export class WebhookChannel implements LeadChannel {
  readonly name = 'webhook';
  readonly writesToVisitor = false;

  constructor(private readonly settings: WebhookSettings) {}

  accepts(lead: Pick<Lead, 'suspicion'>): boolean {
    return lead.suspicion !== 'repeat';
  }

  async deliver(lead: Lead, deliveryId: string, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({
      event: 'contact.created',
      delivery: deliveryId,
      contact: content(lead),
    });
    const status = await postJson(this.settings.url, body, {
      signal,
      allowPrivate: this.settings.allowPrivate,
      headers: {
        'x-northloop-delivery': deliveryId,
        'x-northloop-signature': signature(body, this.settings.secret, new Date()),
      },
    });
    if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}`);
  }
}

/** `t=<Unix seconds>,v1=<hex>`: the HMAC-SHA256 of `<t>.<body>`. The time lets a receiver reject replayed requests. */
export function signature(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

function content(lead: Lead) {
  const { id, name, email, company, phone, service, budget, timeline, message } = lead;
  return {
    id,
    name,
    email,
    company,
    phone,
    service,
    budget,
    timeline,
    message,
    suspicion: lead.suspicion,
    consentVersion: lead.consentVersion,
    createdAt: lead.createdAt.toISOString(),
  };
}
