import { contactFieldError } from '../../contact/contact-form-rules';
import type { ContactFormValues } from '../../contact/contact-form-values';
import { contactSection } from '../../content/contact-section';

/** What is wrong with each field, in words to show beneath it; nothing for the others. */
export type MessageErrors = Partial<Record<keyof ContactFormValues, string | undefined>>;

/** Checks all fields of the short form. */
export function messageErrors(values: ContactFormValues): MessageErrors {
  return Object.fromEntries(
    contactSection.form.fields.flatMap(({ name }) => {
      const error = contactFieldError(name, values[name]);
      return error === undefined ? [] : [[name, error]];
    }),
  );
}

/** The uppermost field that has to be mended: where the visitor goes on. */
export function firstWithError(errors: MessageErrors): keyof ContactFormValues | undefined {
  return contactSection.form.fields.find(({ name }) => errors[name] !== undefined)?.name;
}
