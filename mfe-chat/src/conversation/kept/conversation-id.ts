import { CONVERSATION_ID_PATTERN } from '@northloop/contracts';

/** The id is the only key to a conversation's history. 128 random bits make it impossible to guess. */
const RANDOM_BYTES = 16;

/** Makes the id of a new conversation: `conv_{milliseconds}_{32 hex digits}`. */
export function createConversationId(): string {
  const random = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `conv_${Date.now()}_${hex}`;
}

/** Whether a value from outside (storage, another tab, a response) is an id that the API accepts. */
export function isConversationId(value: unknown): value is string {
  return typeof value === 'string' && CONVERSATION_ID_PATTERN.test(value);
}
