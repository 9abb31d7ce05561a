/**
 * Whether the focus is in a field. A page or list that comes late must not take it from there: what the visitor types
 * next would be lost.
 */
export const isTyping = (): boolean =>
  document.activeElement?.matches('textarea, select, input, [contenteditable="true"]') ?? false;
