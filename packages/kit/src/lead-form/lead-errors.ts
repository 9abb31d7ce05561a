import {
  CONTACT_MAX_LENGTH,
  type ContactRequest,
  isEmailAddress,
  plainAddress,
  plainText,
  tooLong,
} from '@northloop/contracts';

/** Error texts for required fields that are empty. */
const REQUIRED: Partial<Record<keyof ContactRequest, string>> = {
  name: 'Name is required',
  email: 'Email is required',
  message: 'Message is required',
};

/** Longest text for each field of a lead, in characters. Fields with fixed choices have no limit. */
export const leadLimits: Partial<Record<keyof ContactRequest, number>> = CONTACT_MAX_LENGTH;

/**
 * The error to show below a field; undefined if the value is valid. A value of only invisible characters counts as
 * empty.
 */
export function leadError(name: keyof ContactRequest, value: string): string | undefined {
  const limit = leadLimits[name];
  const lengthError = limit && tooLong(value, limit);
  if (lengthError) return lengthError;
  if (plainText(value) === '') return REQUIRED[name];
  if (name === 'email' && !isEmailAddress(plainAddress(value))) return 'Invalid email address';
  return undefined;
}
