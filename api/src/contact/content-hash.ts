import { createHash } from 'node:crypto';
import type { ContactRequest } from '@northloop/contracts';

/** Digest of the submitted fields, used to recognize a repeated submission. */
export function contentHash(request: ContactRequest): string {
  const fields = [
    request.name,
    request.email.toLowerCase(),
    request.message,
    request.company,
    request.phone,
    request.service,
    request.budget,
    request.timeline,
  ];
  return createHash('sha256')
    .update(JSON.stringify(fields.map((field) => field ?? null)))
    .digest('hex');
}
