import { describe, expect, it } from 'vitest';
import { createMovedNodes } from './moved-nodes';

/** The part of a node that the code reads. */
function node(name: string, parent: Node | null = null): ChildNode {
  return { name, parentNode: parent } as unknown as ChildNode;
}

interface Change {
  target: Node;
  removed?: Node[];
  added?: Node[];
  previous?: Node | null;
  next?: Node | null;
}

const record = ({ target, removed = [], added = [], previous = null, next = null }: Change) =>
  ({
    target,
    removedNodes: removed,
    addedNodes: added,
    previousSibling: previous,
    nextSibling: next,
  }) as unknown as MutationRecord;

const nobody = () => false;

describe('a node that something has taken away', () => {
  const parent = node('parent');

  it('is stood for by what came in its place', () => {
    const moved = createMovedNodes();
    const [text, font] = [node('text'), node('font', parent)];
    moved.record([record({ target: parent, removed: [text], added: [font] })], nobody);
    expect(moved.has(text, parent)).toBe(true);
    expect(moved.standing(text, parent)).toEqual([font]);
    expect(moved.placeOf(text, parent)).toBe(font);
  });

  it('is stood for by what was put beside it before', () => {
    const moved = createMovedNodes();
    const [text, font] = [node('text'), node('font', parent)];
    moved.record(
      [
        record({ target: parent, added: [font], next: text }),
        record({ target: parent, removed: [text], previous: font }),
      ],
      nobody,
    );
    expect(moved.standing(text, parent)).toEqual([font]);
  });

  it('is stood for by what was wrapped around it', () => {
    const moved = createMovedNodes();
    const font = node('font', parent);
    const text = node('text', node('inner', font));
    moved.record(
      [
        record({ target: parent, added: [font], next: text }),
        record({ target: parent, removed: [text], previous: font }),
      ],
      nobody,
    );
    expect(moved.standing(text, parent)).toEqual([font]);
  });

  it('is followed through several exchanges', () => {
    const moved = createMovedNodes();
    const [text, one, other] = [node('text'), node('one'), node('other', parent)];
    moved.record([record({ target: parent, removed: [text], added: [one] })], nobody);
    moved.record([record({ target: parent, removed: [one], added: [other] })], nobody);
    expect(moved.standing(text, parent)).toEqual([other]);
  });

  it('has its place before what followed it when nothing stands for it', () => {
    const moved = createMovedNodes();
    const [text, next] = [node('text'), node('next', parent)];
    moved.record([record({ target: parent, removed: [text], next })], nobody);
    expect(moved.standing(text, parent)).toEqual([]);
    expect(moved.placeOf(text, parent)).toBe(next);
  });

  it('is not looked for without an end when two were exchanged for each other and both went', () => {
    const moved = createMovedNodes();
    const [one, other] = [node('one'), node('other')];
    moved.record([record({ target: parent, removed: [one], added: [other], next: other })], nobody);
    moved.record([record({ target: parent, removed: [other], added: [one], next: one })], nobody);
    expect(moved.standing(one, parent)).toEqual([]);
    expect(moved.placeOf(one, parent)).toBeNull();
  });

  it('is none when the page itself has removed or moved it', () => {
    const moved = createMovedNodes();
    const [ours, shifted] = [node('ours'), node('shifted', parent)];
    moved.record(
      [
        record({ target: parent, removed: [ours] }),
        record({ target: parent, removed: [shifted] }),
        record({ target: parent, added: [shifted] }),
      ],
      (each) => each === ours,
    );
    expect(moved.has(ours, parent)).toBe(false);
    expect(moved.has(shifted, parent)).toBe(false);
  });
});
