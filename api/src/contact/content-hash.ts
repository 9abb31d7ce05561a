import { createHash } from 'node:crypto';
import type { ContactRequest } from '@northloop/contracts';

/** Digest of what was submitted, the same for the same content: tells a repeated submission from a new one. */
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
