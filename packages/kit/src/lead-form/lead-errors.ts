import {
  CONTACT_MAX_LENGTH,
  type ContactRequest,
  isEmailAddress,
  plainAddress,
  plainText,
  tooLong,
} from '@northloop/contracts';

/** Words for a field that was left empty; the other fields may be. */
const REQUIRED: Partial<Record<keyof ContactRequest, string>> = {
  name: 'Name is required',
  email: 'Email is required',
  message: 'Message is required',
};

/** Longest text of each field of a lead, in characters; fields to choose in have none. */
export const leadLimits: Partial<Record<keyof ContactRequest, number>> = CONTACT_MAX_LENGTH;

/**
 * What is wrong with the value of a lead's field, in words to show beneath it; undefined when it may be sent.
 * A value of which nothing is seen counts as empty.
 */
export function leadError(name: keyof ContactRequest, value: string): string | undefined {
  const limit = leadLimits[name];
  const lengthError = limit && tooLong(value, limit);
  if (lengthError) return lengthError;
  if (plainText(value) === '') return REQUIRED[name];
  if (name === 'email' && !isEmailAddress(plainAddress(value))) return 'Invalid email address';
  return undefined;
}
