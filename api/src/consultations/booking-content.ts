import { createHash } from 'node:crypto';
import type { ConsultationRequest, FormSignals } from '@northloop/contracts';
import { suspicionOf } from '../form-signals/suspicion.js';
import type { NewConsultation } from './consultation.js';

/** What is stored of a request. */
export function toNewConsultation(
  request: ConsultationRequest & FormSignals,
  idempotencyKey: string | undefined,
): NewConsultation {
  return {
    startsAt: new Date(request.slot),
    name: request.name,
    email: request.email,
    phone: request.phone,
    topic: request.topic,
    attachment: request.attachment,
    timeZone: request.timeZone,
    contentHash: contentHash(request),
    idempotencyKey,
    suspicion: suspicionOf(request),
    consentVersion: request.consentVersion,
  };
}

/** Digest of what was entered, by which a repeated request is told from another one with the same key. */
function contentHash({ slot, name, email, phone, topic, attachment }: ConsultationRequest): string {
  const fields = [slot, name, email.toLowerCase(), phone, topic, attachment];
  return createHash('sha256')
    .update(JSON.stringify(fields.map((field) => field ?? null)))
    .digest('hex');
}
