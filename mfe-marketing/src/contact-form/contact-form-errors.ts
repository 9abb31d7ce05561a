import { leadError } from '@northloop/kit/lead-form/lead-errors';
import type { ContactField } from '../content/contact/contact-field';
import type { ContactFormValues } from './contact-form-values';

/** The error message below each field; valid fields have none. */
export type ContactFormErrors = Partial<Record<keyof ContactFormValues, string | undefined>>;

/** Validates the fields that a form shows. */
export function contactFormErrors(
  fields: readonly ContactField[],
  values: ContactFormValues,
): ContactFormErrors {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const error = leadError(name, values[name]);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** The first field with an error, which gets focus. */
export const firstWithError = (
  fields: readonly ContactField[],
  errors: ContactFormErrors,
): keyof ContactFormValues | undefined =>
  fields.find(({ name }) => errors[name] !== undefined)?.name;
