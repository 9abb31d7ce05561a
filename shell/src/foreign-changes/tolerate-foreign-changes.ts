import { createMovedNodes } from './moved-nodes';

/**
 * Lets the page go on when a translation or an extension has exchanged, wrapped or taken away nodes that React holds.
 * React removes a node from the parent it put it into, and inserts before a neighbor it put there; with either gone the
 * DOM throws, and the whole module with it. From here on such a call is carried out on what stands there instead, and a
 * text that React changes after it was exchanged is put back (to be translated anew). Every other wrong call throws as
 * it always did. See https://github.com/facebook/react/issues/11538.
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
        // What React writes into a text outside the document is seen only where the text itself is observed.
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
