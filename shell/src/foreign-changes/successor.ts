/** Where a control stands: noted while it does, to find the one that takes its place later. */
export interface Place {
  /** The scope of its module, or the document's element for the shell's own. */
  scope: Element;
  /** Among the elements of its kind in that scope. */
  index: number;
}

/** The scope that a control belongs to. */
export const scopeOf = (control: Element): Element =>
  control.closest('[data-release]') ?? control.ownerDocument.documentElement;

/** Notes where a control stands. */
export function placeOf(control: Element): Place {
  const scope = scopeOf(control);
  return { scope, index: [...scope.querySelectorAll(control.localName)].indexOf(control) };
}

/**
 * The control that now stands in a place whose content React has made anew, because something had changed the server's
 * HTML; null as long as there is none.
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
