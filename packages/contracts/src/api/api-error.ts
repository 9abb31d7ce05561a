import type { ProofChallenge } from './proof-of-work.js';

/** The error codes of the API, as strings that a client can switch on. */
export const API_ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'SLOT_TAKEN',
  'FORBIDDEN',
  'PROOF_REQUIRED',
  'RATE_LIMITED',
  'REQUEST_TIMEOUT',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/**
 * Largest body that any request to the API may have, in bytes. The longest mockup request with every character escaped
 * needs about 90 kB. The shell reads bodies before the API does and refuses larger ones; most routes of the API allow
 * less.
 */
export const API_BODY_LIMIT_BYTES = 128 * 1024;

/** A field that was refused and why, in words for the visitor. */
export interface FieldError {
  field: string;
  message: string;
}

/** The body of every failed call. */
export interface ApiErrorBody {
  error: ApiErrorCode;
  /** A sentence for the visitor that says what to do next. */
  message: string;
  details?: FieldError[];
  /** With PROOF_REQUIRED: the puzzle whose answer makes the same call pass. */
  challenge?: ProofChallenge;
  /** With SLOT_TAKEN: the nearest free times, ISO 8601 in UTC, earliest first. */
  slots?: string[];
}
