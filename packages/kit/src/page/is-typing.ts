/**
 * Whether the focus is in a form field. A page or list that arrives late must not take the focus from there, or the
 * next keys would be lost.
 */
export const isTyping = (): boolean =>
  document.activeElement?.matches('textarea, select, input, [contenteditable="true"]') ?? false;
