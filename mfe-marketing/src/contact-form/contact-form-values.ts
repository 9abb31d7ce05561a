import { type ContactRequest, plainAddress, plainText } from '@northloop/contracts';

/** The form's values: every field is a text, empty if nothing was entered or chosen. */
export type ContactFormValues = Record<keyof ContactRequest, string>;

/** The values of an empty form. */
export const emptyContactForm: ContactFormValues = {
  name: '',
  email: '',
  company: '',
  phone: '',
  service: '',
  budget: '',
  timeline: '',
  message: '',
};

/** Whether a name is the name of one of the form's fields. */
export const isField = (name: string): name is keyof ContactFormValues => name in emptyContactForm;

/** The request for a filled form, without invisible characters and empty fields. */
export function toContactRequest(values: ContactFormValues): ContactRequest {
  const entered = Object.entries(values)
    .map(
      ([name, value]) => [name, name === 'email' ? plainAddress(value) : plainText(value)] as const,
    )
    .filter(([, value]) => value !== '');
  // The dropdowns offer the contract's own lists, and the required fields have already been validated.
  return Object.fromEntries(entered) as unknown as ContactRequest;
}
