import {
  CONTACT_MAX_LENGTH,
  isEmailAddress,
  plainAddress,
  plainText,
  tooLong,
} from '@northloop/contracts';
import { contactSection } from '../content/contact-section';
import type { ContactFormValues } from './contact-form-values';

const { errors } = contactSection.form;

/** Longest text of each field, in characters; fields to choose in have none. */
export const contactFieldLimits: Partial<Record<keyof ContactFormValues, number>> =
  CONTACT_MAX_LENGTH;

/** The fields without which nothing is sent. */
const requiredFields = ['name', 'email', 'message'] as const;

/**
 * What is wrong with the value of a field, in words to show beneath it; undefined when it may be sent.
 * A value of which nothing is seen counts as empty.
 */
export function contactFieldError(
  name: keyof ContactFormValues,
  value: string,
): string | undefined {
  const limit = contactFieldLimits[name];
  const lengthError = limit && tooLong(value, limit);
  if (lengthError) return lengthError;
  if (name !== 'name' && name !== 'email' && name !== 'message') return undefined;
  if (plainText(value) === '') return errors[name];
  if (name === 'email' && !isEmailAddress(plainAddress(value))) return errors.emailFormat;
  return undefined;
}

/** Whether a required field is empty: the one mistake that is also told in a toast. */
export const isIncomplete = (values: ContactFormValues): boolean =>
  requiredFields.some((name) => plainText(values[name]) === '');
