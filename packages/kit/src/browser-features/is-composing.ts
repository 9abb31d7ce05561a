/**
 * Whether a key belongs to an input method that a word is being composed with: Enter then takes the word, and Escape
 * drops it. Safari ends the composition before it sends the key, and marks the key by its code alone; see
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
