import { type ContactFormValues, isField } from './contact-form-values';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether something on the page is a control of a form that holds a text. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The control of a field; null where the form has none. */
export function controlOf(form: HTMLFormElement, name: keyof ContactFormValues): Control | null {
  const control = form.elements.namedItem(name);
  return isControl(control) ? control : null;
}

/** What stands in the controls of a form now; fields without a control are left out. */
export function readFields(form: HTMLFormElement): Partial<ContactFormValues> {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => isField(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}

/** Puts values into the controls of a form; gives those for which it has none. */
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
