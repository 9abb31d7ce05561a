import { type Place, placeOf, successorOf } from './successor';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isChecked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isChecked || field.value !== field.defaultValue;
}

/** Carries on in `to` as if it were `from`. React hears of it as of the visitor's own typing. */
function takeOver(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && from.checked !== (to as HTMLInputElement).checked) {
    to.click();
  }
  // React watches the property of the element itself, and would take a change through it for its own.
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value');
  value?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Puts focus and caret where they were. */
function focusAs(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Fields for e-mail addresses and numbers have a caret that no script may see.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

let fields = new Map<Field, Place>();
let focused: EventTarget | null = null;
let path = '';

/**
 * Remembers the fields of the server's HTML, before React comes to it. Where something has changed that HTML, React
 * makes the place anew, without what the visitor has written there.
 */
export function keepTypedText(page: Document): void {
  const found = page.querySelectorAll<Field>('input:not([type="file"]), textarea, select');
  fields = new Map([...found].map((field) => [field, placeOf(field)]));
  path = page.location.pathname;
  focused = page.activeElement;
  // In the capturing phase: React stops a focus in what it has not hydrated yet, to repeat it later.
  page.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target;
    },
    { capture: true },
  );
  // At these, React would hydrate the field's place at once. Where it makes the field anew, the text that is just being
  // inserted would be lost with the old one. A phone's keyboard inserts words with no key press before. React hears of
  // the text by the event `input`, which follows.
  for (const type of ['beforeinput', 'textInput']) {
    page.addEventListener(type, keepFromReact, { capture: true });
  }
}

function keepFromReact(event: Event): void {
  if (fields.has(event.target as Field)) event.stopImmediatePropagation();
}

/** Writes what was typed into the fields that have taken the place of others, and gives the focus back. */
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
