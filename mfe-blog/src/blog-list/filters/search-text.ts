/**
 * The search field's text compared with the text in the address. While a visitor types, the field is ahead and the
 * address follows. When the address changes for another reason (Back, a link, Clear Filters), the field follows the
 * address.
 */
export interface SearchText {
  /** The text in the field. */
  typed: string;
  /** The text in the address when last checked. */
  seen: string;
  /** The text that this field last wrote into the address. */
  written: string;
}

export type SearchTextEvent =
  | { type: 'typed'; text: string }
  | { type: 'written'; text: string }
  | { type: 'address'; text: string };

export const startSearchText = (text: string): SearchText => ({
  typed: text,
  seen: text,
  written: text,
});

/** Returns the state after an event. */
export function nextSearchText(state: SearchText, event: SearchTextEvent): SearchText {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.text };
    case 'written':
      return { ...state, written: event.text };
    case 'address':
      return event.text === state.written
        ? { ...state, seen: event.text }
        : startSearchText(event.text);
  }
}
