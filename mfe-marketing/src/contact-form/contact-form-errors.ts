import { leadError } from '@northloop/kit/lead-form/lead-errors';
import type { ContactField } from '../content/contact/contact-field';
import type { ContactFormValues } from './contact-form-values';

/** What is wrong with each field, in words to show beneath it; nothing for the others. */
export type ContactFormErrors = Partial<Record<keyof ContactFormValues, string | undefined>>;

/** Checks the fields that a form shows. */
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

/** The uppermost field that has to be mended: where the visitor goes on. */
export const firstWithError = (
  fields: readonly ContactField[],
  errors: ContactFormErrors,
): keyof ContactFormValues | undefined =>
  fields.find(({ name }) => errors[name] !== undefined)?.name;
