import { type ContactRequest, plainAddress, plainText } from '@northloop/contracts';

/** What stands in the form: every field a text, empty where nothing was entered or chosen. */
export type ContactFormValues = Record<keyof ContactRequest, string>;

/** A form nobody has touched. */
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

/** Whether a name is that of something the form sends. */
export const isField = (name: string): name is keyof ContactFormValues => name in emptyContactForm;

/** The request that a filled form sends: without what is not seen, and without the fields that were left empty. */
export function toContactRequest(values: ContactFormValues): ContactRequest {
  const entered = Object.entries(values)
    .map(
      ([name, value]) => [name, name === 'email' ? plainAddress(value) : plainText(value)] as const,
    )
    .filter(([, value]) => value !== '');
  // The dropdowns offer the contract's own lists, and the required fields have passed the form's rules.
  return Object.fromEntries(entered) as unknown as ContactRequest;
}
