/** A node's removal by something other than the page. */
interface Removal {
  parent: Node;
  /**
   * The nodes that replaced it: a translation, or an element that was wrapped around it. Empty if it was only removed.
   */
  standIns: readonly ChildNode[];
  /** The node that followed it. */
  next: Node | null;
}

/** Nodes that something other than the page has removed, such as a translation or an extension. */
export interface MovedNodes {
  /** Adds the records of a mutation observer. `isOurs` tells whether the page itself has removed a node. */
  record: (records: readonly MutationRecord[], isOurs: (node: Node) => boolean) => void;
  /** Whether the node was removed from this parent. */
  has: (node: Node, parent: Node) => boolean;
  /** The nodes that are now in the node's place in this parent. */
  standing: (node: Node, parent: Node) => ChildNode[];
  /**
   * The node that is now in the node's place in this parent or, if there is none, the next one; null at the parent's
   * end.
   */
  placeOf: (node: Node, parent: Node) => Node | null;
  /**
   * Puts a text back in place of the nodes that replaced it. Does nothing if there are none or the text is in the page.
   */
  putBack: (text: ChildNode) => void;
}

/** The child of `parent` that contains `node`. */
function childAround(node: Node, parent: Node): ChildNode | null {
  let child: Node | null = node.parentNode;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child as ChildNode | null;
}

function standInsOf(
  node: Node,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
  addedNow: ReadonlySet<Node>,
): readonly ChildNode[] {
  if (addedNodes.length > 0) return [...addedNodes] as ChildNode[];
  // The replacement was first inserted next to or around the node, and then the node was removed.
  const beside = [childAround(node, target), previousSibling, nextSibling];
  return beside.filter((near) => near !== null && addedNow.has(near)).slice(0, 1) as ChildNode[];
}

/** Starts empty. Nodes that are garbage-collected are forgotten together with their removals. */
export function createMovedNodes(): MovedNodes {
  const removals = new WeakMap<Node, Removal>();

  function standing(node: Node, parent: Node, seen = new Set<Node>()): ChildNode[] {
    if (node.parentNode === parent) return [node as ChildNode];
    const removal = removals.get(node);
    // Two nodes that replaced each other and were both removed would cause an endless loop.
    if (removal?.parent !== parent || seen.has(node)) return [];
    seen.add(node);
    // A translation may have been replaced by another one.
    return removal.standIns.flatMap((standIn) => standing(standIn, parent, seen));
  }

  function placeOf(node: Node, parent: Node): Node | null {
    const seen = new Set<Node>();
    let at: Node | null = node;
    while (at && !seen.has(at)) {
      const [here] = standing(at, parent);
      if (here) return here;
      seen.add(at);
      at = removals.get(at)?.next ?? null;
    }
    return null;
  }

  return {
    record(records, isOurs) {
      const addedNow = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
      for (const record of records) {
        for (const node of record.removedNodes) {
          // A node that is there again was only moved, as React does.
          if (isOurs(node) || node.parentNode === record.target) continue;
          removals.set(node, {
            parent: record.target,
            standIns: standInsOf(node, record, addedNow),
            next: record.nextSibling,
          });
        }
      }
    },
    has: (node, parent) => removals.get(node)?.parent === parent,
    standing,
    placeOf,
    putBack(text) {
      const parent = removals.get(text)?.parent;
      if (!parent || text.parentNode) return;
      const [first, ...rest] = standing(text, parent);
      first?.replaceWith(text);
      for (const standIn of rest) standIn.remove();
    },
  };
}
