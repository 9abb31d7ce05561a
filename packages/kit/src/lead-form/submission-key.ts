import { newIdempotencyKey } from './new-idempotency-key';

/** Names attempts to send: one content keeps its key however often it is tried, other content gets another. */
export interface SubmissionKey {
  /** The key to send this content under. */
  for(content: unknown): string;
  /** Starts over after a success: the same words sent later are a new message. */
  renew(): void;
}

/**
 * Makes the keys of one form. A form that was changed after a failure gets a new key, because the server refuses a
 * known key with other content and the visitor's message would be stuck.
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
