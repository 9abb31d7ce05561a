import { createMovedNodes } from './moved-nodes';

/**
 * Keeps the page working if a translation or an extension has replaced, wrapped or removed nodes that React uses. React
 * removes a node from the parent it put it into, and inserts before a sibling it put there. If either has moved, the
 * DOM throws, and the whole module fails. From now on such a call applies to the replacing nodes instead. If React
 * changes a text that was replaced, the text is put back (and gets translated again). All other wrong calls still
 * throw. See https://github.com/facebook/react/issues/11538.
 */
export function tolerateForeignChanges(page: Document): void {
  const moved = createMovedNodes();
  const removedByPage = new WeakSet<Node>();
  const observer = new MutationObserver(take);

  function take(records: readonly MutationRecord[]): void {
    moved.record(records, (node) => removedByPage.has(node));
    for (const { type, target, removedNodes } of records) {
      if (type === 'characterData') moved.putBack(target as Text);
      for (const node of removedNodes) {
        // When React changes a text outside the document, only an observer of the text itself notices.
        if (node instanceof Text && !removedByPage.has(node)) {
          observer.observe(node, { characterData: true });
        }
      }
    }
  }

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) {
      take(observer.takeRecords());
      if (moved.has(child, this)) {
        for (const standIn of moved.standing(child, this)) standIn.remove();
        return child;
      }
    }
    removedByPage.add(child);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    removedByPage.delete(node);
    let place = before;
    if (before && before.parentNode !== this) {
      take(observer.takeRecords());
      if (moved.has(before, this)) place = moved.placeOf(before, this);
    }
    if (!node.parentNode && moved.has(node, this)) {
      for (const standIn of moved.standing(node, this)) standIn.remove();
    }
    return insertBefore.call(this, node, place) as Child;
  };
  observer.observe(page, { childList: true, subtree: true });
}
