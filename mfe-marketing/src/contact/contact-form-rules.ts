import { EMAIL_PATTERN } from '@northloop/contracts';
import { contactSection } from '../content/contact-section';
import type { ContactFormValues } from './contact-form-values';

const { errors } = contactSection.form;

/** The fields without which nothing is sent. */
const requiredFields = ['name', 'email', 'message'] as const;

/**
 * What is wrong with the value of a field, in words to show beneath it; undefined when it may be sent.
 * A value of spaces counts as empty.
 */
export function contactFieldError(
  name: keyof ContactFormValues,
  value: string,
): string | undefined {
  const text = value.trim();
  if (name !== 'name' && name !== 'email' && name !== 'message') return undefined;
  if (text === '') return errors[name];
  if (name === 'email' && !EMAIL_PATTERN.test(text)) return errors.emailFormat;
  return undefined;
}

/** Whether a required field is empty: the one mistake that is also told in a toast. */
export const isIncomplete = (values: ContactFormValues): boolean =>
  requiredFields.some((name) => values[name].trim() === '');
