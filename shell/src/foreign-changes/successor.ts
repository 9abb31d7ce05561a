/** The place of a control, saved while it exists, to find the control that replaces it later. */
export interface Place {
  /** The scope of its module, or the document's root element for the shell's controls. */
  scope: Element;
  /** Its position among the elements of the same kind in that scope. */
  index: number;
}

/** The scope that a control belongs to. */
export const scopeOf = (control: Element): Element =>
  control.closest('[data-release]') ?? control.ownerDocument.documentElement;

/** Returns the place of a control. */
export function placeOf(control: Element): Place {
  const scope = scopeOf(control);
  return { scope, index: [...scope.querySelectorAll(control.localName)].indexOf(control) };
}

/**
 * The control in a place that React has rendered again because something had changed the server's HTML; null as long as
 * there is none.
 */
export function successorOf<Control extends Element>(
  control: Control,
  { scope, index }: Place,
): Control | null {
  const module = scope.getAttribute('data-mfe');
  const scopes = scope.isConnected
    ? [scope]
    : scope.ownerDocument.querySelectorAll(`[data-release][data-mfe="${module}"]`);
  for (const each of scopes) {
    const found = each.querySelectorAll(control.localName)[index];
    if (found?.className === control.className) return found as Control;
  }
  return null;
}
