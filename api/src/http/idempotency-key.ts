import { IDEMPOTENCY_KEY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@northloop/contracts';
import { validationFailure } from './fields/validate-request.js';

/**
 * Validates the key that a client sends to mark repeated submissions.
 * @throws ApiException VALIDATION_FAILED for a malformed key
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || IDEMPOTENCY_KEY_PATTERN.test(header)) return header;
  throw validationFailure([
    {
      field: IDEMPOTENCY_KEY_HEADER,
      message: `${IDEMPOTENCY_KEY_HEADER} must have 8 to 128 letters, digits, dots, underscores or hyphens`,
    },
  ]);
}
