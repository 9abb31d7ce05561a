/**
 * Whether a key press belongs to an input method that is composing a word: Enter then accepts the word and Escape
 * cancels it. Safari ends the composition before it sends the key, so there only the key code tells; see
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode.
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;
