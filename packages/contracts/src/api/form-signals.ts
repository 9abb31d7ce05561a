/**
 * A hidden field that people leave empty. Its name means nothing, so that no browser fills it in from an address book.
 */
export const TRAP_FIELD = 'q7';

/** How a form was filled in, sent along with what the visitor wrote. All of it is optional. */
export interface FormSignals {
  /** The trap's content. */
  [TRAP_FIELD]?: string;
  /** Milliseconds between showing the form and sending it. */
  elapsedMs?: number;
  /** Version of the consent text shown beside the form, such as '2025-01'. */
  consentVersion?: string;
}

/** Header that identifies one rendering of a form. Sending the same form again with it changes nothing. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';

/** 8 to 128 letters, digits, dots, underscores or hyphens; a UUID fits. */
export const IDEMPOTENCY_KEY_PATTERN = /^[A-Za-z0-9._-]{8,128}$/;
