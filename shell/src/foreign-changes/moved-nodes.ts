/** Where something that is not the page has taken a node of the page away. */
interface Removal {
  parent: Node;
  /** What stands there instead: a translation, or what was wrapped around it. Empty for what just went. */
  standIns: readonly ChildNode[];
  /** What followed it. */
  next: Node | null;
}

/** What was taken out of the page by something that is not the page: a translation, an extension. */
export interface MovedNodes {
  /** Adds what an observer of the document has seen. `isOurs` tells what the page itself has removed. */
  record: (records: readonly MutationRecord[], isOurs: (node: Node) => boolean) => void;
  /** Whether the node was taken out of this parent. */
  has: (node: Node, parent: Node) => boolean;
  /** What stands in the node's place in this parent now. */
  standing: (node: Node, parent: Node) => ChildNode[];
  /** What stands at the node's place in this parent or, where nothing does, behind it; null at the parent's end. */
  placeOf: (node: Node, parent: Node) => Node | null;
  /** Puts a text back where its stand-ins are. Leaves one alone that has none, or that stands in the page. */
  putBack: (text: ChildNode) => void;
}

/** The child of `parent` that has `node` somewhere in it. */
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
  // Put in beside it or around it first, and then taken out.
  const beside = [childAround(node, target), previousSibling, nextSibling];
  return beside.filter((near) => near !== null && addedNow.has(near)).slice(0, 1) as ChildNode[];
}

/** Starts with nothing known. Nodes that nobody else holds any more are forgotten with what was known of them. */
export function createMovedNodes(): MovedNodes {
  const removals = new WeakMap<Node, Removal>();

  function standing(node: Node, parent: Node, seen = new Set<Node>()): ChildNode[] {
    if (node.parentNode === parent) return [node as ChildNode];
    const removal = removals.get(node);
    // Two that were exchanged for each other and then both went would be looked for without an end.
    if (removal?.parent !== parent || seen.has(node)) return [];
    seen.add(node);
    // A translation may have been replaced by another one meanwhile.
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
          // One that stands there again was only moved, as React does it.
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
