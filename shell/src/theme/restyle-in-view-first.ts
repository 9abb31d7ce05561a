import { afterNextPaint } from '@northloop/kit/browser-features/after-next-paint';

/** The parts that are held, each with a function that releases it. */
const held = new Map<HTMLElement, () => void>();

/**
 * Makes a change that restyles every element, so that the visible part follows immediately and the rest step by step.
 * Restyling all of a long page at once blocks a phone for a second (docs/decisions/0076).
 *
 * Until its turn, a part outside the viewport keeps its size, so that nothing moves, and the browser skips it. The
 * browser renders it earlier if the visitor scrolls near it.
 */
export function restyleInViewFirst(change: () => void): void {
  const isUnderWay = held.size > 0;
  for (const part of partsOutOfView(document.body)) {
    // A part that still waits since the last change already has its original style saved.
    if (!held.has(part.element)) held.set(part.element, hold(part));
  }
  change();
  // The next paint shows the change. After that, each paint releases one part.
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

/** A part of the page outside the viewport, and its size in CSS pixels. */
interface Part {
  element: HTMLElement;
  width: number;
  height: number;
}

/** The largest elements that are completely above or below the viewport, are not taller than it, and can be held. */
function partsOutOfView(within: Element): Part[] {
  return [...within.children].flatMap((element): Part[] => {
    if (!(element instanceof HTMLElement)) return [];
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // An element without height may have no box.
    if (height === 0 || height > window.innerHeight) return partsOutOfView(element);
    if (bottom >= 0 && top <= window.innerHeight) return [];
    return isBlock(element) && enclosesMargins(element) ? [{ element, width, height }] : [];
  });
}

/** Whether an element is not inline. An inline element would lose its baseline when it is held. */
const isBlock = (element: Element): boolean =>
  !getComputedStyle(element).display.startsWith('inline');

/**
 * Whether the margins of an element's content end inside the element. When it is held, they always do; if they did not
 * before, the elements around it would move.
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

/** Makes the browser skip a part while it is outside the viewport. Returns a function that releases it. */
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
    // An empty attribute would look like a difference to the server's HTML in parts that are not hydrated yet.
    if (style.length === 0) element.removeAttribute('style');
  };
}
