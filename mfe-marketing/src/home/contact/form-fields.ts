import { type ContactFormValues, emptyContactForm } from '../../contact/contact-form-values';

/** Whether a name is that of something the form sends. */
export const isField = (name: string): name is keyof ContactFormValues => name in emptyContactForm;

const controlOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? control
    : null;
};

/** What stands in the controls of a form now; fields without a control are left out. */
export function readFields(form: HTMLFormElement): Partial<ContactFormValues> {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => isField(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}

/** Puts values into the controls of a form, where it has one for them. */
export function writeFields(form: HTMLFormElement, values: ContactFormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name);
    if (control !== null) control.value = value;
  }
}

/** Moves the focus to the control of a field. */
export function focusField(form: HTMLFormElement, name: keyof ContactFormValues): void {
  controlOf(form, name)?.focus();
}
