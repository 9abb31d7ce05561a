import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { moveInGrid } from './move-in-grid';

/** Moves the focus between the items of a grid with the arrow keys. Only one of them is in the tab order. */
export interface GridFocus<Grid extends HTMLElement> {
  ref: RefObject<Grid | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * @param items selector of the items, in order
 * @param onMove called with the index that gets the focus
 */
export function useGridFocus<Grid extends HTMLElement>(
  items: string,
  onMove: (index: number) => void,
): GridFocus<Grid> {
  const ref = useRef<Grid>(null);
  return {
    ref,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const all = [...(ref.current?.querySelectorAll<HTMLElement>(items) ?? [])];
      const index = all.findIndex((item) => item.matches(':focus'));
      if (index < 0) return;
      const position = { index, columns: columnsOf(all), count: all.length };
      const next = moveInGrid(event.key, position);
      // Even at the edge, an arrow key must not scroll the page.
      if (next !== null || event.key.startsWith('Arrow')) event.preventDefault();
      if (next === null) return;
      onMove(next);
      all[next]?.focus();
    },
  };
}

/** How many items are in the first row, as laid out. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.getBoundingClientRect().top;
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return below < 0 ? items.length : below;
}
