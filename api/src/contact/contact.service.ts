import { Inject, Injectable } from '@nestjs/common';
import type { ContactRequest, FormSignals } from '@northloop/contracts';
import type { Database } from '../database/database.js';
import { suspicionOf } from '../form-signals/suspicion.js';
import { ApiException } from '../http/errors/api-exception.js';
import { Metrics } from '../metrics/metrics.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { ContactRepository, type NewContact } from './contact.repository.js';
import { contentHash } from './content-hash.js';
import { LEAD_CHANNELS, type LeadChannel } from './delivery/lead-channel.js';
import { reportLead } from './delivery/report-lead.js';

/** Accepts submissions of the contact forms. */
@Injectable()
export class ContactService {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly outbox: OutboxService,
    @Inject(LEAD_CHANNELS) private readonly channels: readonly LeadChannel[],
    private readonly metrics: Metrics,
  ) {}

  /**
   * Stores a submission and resolves with its id once it is committed. The same key with the same content resolves with
   * the id of the first submission.
   * @throws ApiException CONFLICT if the key was used before with other content
   */
  async submit(
    request: ContactRequest & FormSignals,
    idempotencyKey: string | undefined,
  ): Promise<string> {
    const hash = contentHash(request);
    let stored: NewContact | undefined;
    const contactId = await this.contacts.transaction(async (transaction) => {
      const repeated = await this.contacts.isRepeat(transaction, hash);
      const contact = toContact(request, hash, idempotencyKey, repeated);
      const id = await this.contacts.add(transaction, contact);
      if (id === undefined) return this.earlierId(transaction, contact);
      const { email, suspicion = null } = contact;
      await reportLead(this.outbox, transaction, this.channels, { id, email, suspicion });
      stored = contact;
      return id;
    });
    if (stored !== undefined) this.metrics.countContact(stored.suspicion ?? undefined);
    this.outbox.committed();
    return contactId;
  }

  private async earlierId(transaction: Database, contact: NewContact): Promise<string> {
    const earlier = await this.contacts.findByKey(transaction, contact.idempotencyKey ?? '');
    if (earlier?.contentHash === contact.contentHash) return earlier.id;
    throw new ApiException(
      'CONFLICT',
      'This form was already sent with different content. Please reload the page and try again.',
    );
  }
}

function toContact(
  request: ContactRequest & FormSignals,
  hash: string,
  idempotencyKey: string | undefined,
  repeated: boolean,
): NewContact {
  return {
    name: request.name,
    email: request.email,
    message: request.message,
    company: request.company,
    phone: request.phone,
    service: request.service,
    budget: request.budget,
    timeline: request.timeline,
    consentVersion: request.consentVersion,
    contentHash: hash,
    idempotencyKey,
    suspicion: suspicionOf(request) ?? (repeated ? 'repeat' : undefined),
  };
}
