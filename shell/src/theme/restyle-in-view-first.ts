import { afterNextPaint } from '@northloop/kit/browser-features/after-next-paint';

/** How to let each part go that is held. */
const held = new Map<HTMLElement, () => void>();

/**
 * Makes a change that gives every element a new style, so that what the visitor sees follows at once and the rest a part
 * at a time: all of a long page in one go holds a phone up for a second (docs/decisions/0076).
 *
 * Until its turn comes, a part out of sight keeps the size that it has, so that nothing moves, and the browser leaves
 * it alone. It does so no longer once the visitor scrolls near.
 */
export function restyleInViewFirst(change: () => void): void {
  const isUnderWay = held.size > 0;
  for (const part of partsOutOfView(document.body)) {
    // One that still waits for its turn since the last change has its own style kept already.
    if (!held.has(part.element)) held.set(part.element, hold(part));
  }
  change();
  // The next paint is that of the change; the parts follow, one with each paint.
  if (!isUnderWay) afterNextPaint(letNextGo);
}

function letNextGo(): void {
  const [next] = held;
  if (!next) return;
  const [element, letGo] = next;
  held.delete(element);
  letGo();
  afterNextPaint(letNextGo);
}

/** A part of the page that is out of sight, and the size that it has, in CSS pixels. */
interface Part {
  element: HTMLElement;
  width: number;
  height: number;
}

/** The largest elements that lie wholly above or below the window, are no taller than it, and can be held. */
function partsOutOfView(within: Element): Part[] {
  return [...within.children].flatMap((element): Part[] => {
    if (!(element instanceof HTMLElement)) return [];
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // One without a height may have no box of its own.
    if (height === 0 || height > window.innerHeight) return partsOutOfView(element);
    if (bottom >= 0 && top <= window.innerHeight) return [];
    return isBlock(element) && enclosesMargins(element) ? [{ element, width, height }] : [];
  });
}

/** Whether it stands by itself: one within a line has a base line that is lost when it is held. */
const isBlock = (element: Element): boolean =>
  !getComputedStyle(element).display.startsWith('inline');

/**
 * Whether the margins of what is in an element end within it. They do so in one that is held, and what is beside an
 * element in which they do not would move.
 */
const enclosesMargins = (element: Element): boolean =>
  endsMargins(element, 'Top') && endsMargins(element, 'Bottom');

function endsMargins(element: Element, edge: 'Top' | 'Bottom'): boolean {
  const style = getComputedStyle(element);
  const isClosed = /flex|grid|flow-root/.test(style.display);
  if (isClosed || Number.parseFloat(style[`padding${edge}`]) > 0) return true;
  const children = [...element.children];
  const outermost = edge === 'Top' ? children.find(isInFlow) : children.findLast(isInFlow);
  if (!outermost) return true;
  const margin = Number.parseFloat(getComputedStyle(outermost)[`margin${edge}`]);
  return margin === 0 && endsMargins(outermost, edge);
}

function isInFlow(element: Element): boolean {
  const { display, position } = getComputedStyle(element);
  return display !== 'none' && !/absolute|fixed/.test(position);
}

/** Has the browser leave a part alone while it is out of sight. Returns how to let it go. */
function hold({ element, width, height }: Part): () => void {
  const { style } = element;
  const before = {
    width: style.width,
    height: style.height,
    contentVisibility: style.contentVisibility,
  };
  Object.assign(style, {
    width: `${width}px`,
    height: `${height}px`,
    contentVisibility: 'auto',
  });
  return () => {
    Object.assign(style, before);
    // Not to be taken for a style of the server's by what has yet to come to life.
    if (style.length === 0) element.removeAttribute('style');
  };
}
