import { newIdempotencyKey } from './new-idempotency-key';

/** Keys for attempts to send: the same content keeps its key however often it is sent, other content gets a new one. */
export interface SubmissionKey {
  /** The key for this content. */
  for(content: unknown): string;
  /** Call after a success: the same text sent later is a new message. */
  renew(): void;
}

/**
 * Creates the keys of one form. A form that was changed after a failure gets a new key: the server refuses a known key
 * with different content, and the visitor could never send the message.
 */
export function createSubmissionKey(): SubmissionKey {
  let current: { key: string; content: string } | null = null;
  return {
    for(content) {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { key: newIdempotencyKey(), content: text };
      return current.key;
    },
    renew() {
      current = null;
    },
  };
}
