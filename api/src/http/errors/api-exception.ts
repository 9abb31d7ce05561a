import type { ApiErrorCode, FieldError, ProofChallenge } from '@northloop/contracts';

/** HTTP status of each error code. */
export const STATUS_OF_CODE: Readonly<Record<ApiErrorCode, number>> = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  SLOT_TAKEN: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PROOF_REQUIRED: 428,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

/** A failure that may be shown: its message is written for the visitor. */
export class ApiException extends Error {
  override name = 'ApiException';

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    readonly details?: readonly FieldError[],
    readonly challenge?: ProofChallenge,
    readonly slots?: readonly string[],
  ) {
    super(message);
  }

  get status(): number {
    return STATUS_OF_CODE[this.code];
  }
}
