import { type Place, placeOf, successorOf } from './successor';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isChecked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isChecked || field.value !== field.defaultValue;
}

/** Copies the state of `from` to `to`. React sees this as typing by the visitor. */
function takeOver(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && from.checked !== (to as HTMLInputElement).checked) {
    to.click();
  }
  // React overrides the property of the element itself and would ignore a change made through it, so use the setter of
  // the prototype.
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value');
  value?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Restores focus and caret. */
function focusAs(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Scripts cannot read the caret of fields for email addresses and numbers.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

let fields = new Map<Field, Place>();
let focused: EventTarget | null = null;
let path = '';

/**
 * Remembers the fields of the server's HTML before React hydrates it. If something has changed that HTML, React renders
 * the place again, without what the visitor has typed.
 */
export function keepTypedText(page: Document): void {
  const found = page.querySelectorAll<Field>('input:not([type="file"]), textarea, select');
  fields = new Map([...found].map((field) => [field, placeOf(field)]));
  path = page.location.pathname;
  focused = page.activeElement;
  // Use the capture phase: React stops focus events in parts that it has not hydrated yet, and repeats them later.
  page.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target;
    },
    { capture: true },
  );
  // On these events React would immediately hydrate the field's place. If it creates a new field, the text that is
  // being inserted would be lost with the old one. Keyboards of phones insert words without a key press. React still
  // learns of the text from the `input` event that follows.
  for (const type of ['beforeinput', 'textInput']) {
    page.addEventListener(type, keepFromReact, { capture: true });
  }
}

function keepFromReact(event: Event): void {
  if (fields.has(event.target as Field)) event.stopImmediatePropagation();
}

/** Copies typed text into the fields that have replaced others, and restores the focus. */
export function restoreTypedText(): void {
  if (window.location.pathname !== path) fields.clear();
  for (const [field, place] of fields) {
    if (field.isConnected) continue;
    const successor = successorOf(field, place);
    if (!successor) continue;
    fields.delete(field);
    if (isTouched(field) && !isTouched(successor)) takeOver(field, successor);
    if (focused === field && document.activeElement === document.body) focusAs(field, successor);
  }
}
