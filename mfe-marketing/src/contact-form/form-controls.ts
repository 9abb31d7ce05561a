import { type ContactFormValues, isField } from './contact-form-values';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether an element is a form control with a text value. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The control of a field; null if the form has none for it. */
export function controlOf(form: HTMLFormElement, name: keyof ContactFormValues): Control | null {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : null;
}

/** The current values of a form's controls; fields without a control are left out. */
export function readFields(form: HTMLFormElement): Partial<ContactFormValues> {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => isField(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}

/** Writes values into a form's controls. Returns the values for which the form has no control. */
export function writeFields(
  form: HTMLFormElement,
  values: Partial<ContactFormValues>,
): Partial<ContactFormValues> {
  const left = Object.entries(values).filter(([name, value]) => {
    const control = isField(name) ? controlOf(form, name) : null;
    if (control !== null) control.value = value;
    return control === null;
  });
  return Object.fromEntries(left);
}
