/**
 * The search field's text beside the text in the address. While a visitor types the field is ahead; the address
 * follows. When the address changes for another reason (Back, a link, Clear Filters) the field follows the address.
 */
export interface SearchText {
  /** What the field shows. */
  typed: string;
  /** What the address had when last looked at. */
  seen: string;
  /** What this field last wrote into the address. */
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

/** What happens to the field's text. */
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
