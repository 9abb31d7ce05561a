import { randomBytes } from 'node:crypto';
import { CONVERSATION_ID_PATTERN } from '@northloop/contracts';

/** A new conversation id with 128 random bits, because the id is all that is needed to read the history. */
export function createConversationId(): string {
  return `conv_${Date.now()}_${randomBytes(16).toString('hex')}`;
}

/** Whether a text has the form of a conversation id. */
export function isConversationId(text: string): boolean {
  return CONVERSATION_ID_PATTERN.test(text);
}
