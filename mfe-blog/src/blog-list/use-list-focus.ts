import { isTyping } from '@northloop/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListQuery } from './selection/list-address';

/**
 * Moves focus to the list's heading when the visitor goes to another page of the list, so that reading continues there:
 * the pressed link may be gone. Focus stays where it is after a new search or category, and if the visitor is already
 * typing when the page arrives.
 * @returns the ref for the heading.
 */
export function useListFocus({
  text,
  category,
  page,
}: ListQuery): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef({ text, category, page });
  useEffect(() => {
    const before = last.current;
    last.current = { text, category, page };
    if (before.text !== text || before.category !== category || before.page === page) return;
    if (!isTyping()) heading.current?.focus({ preventScroll: true });
  }, [text, category, page]);
  return heading;
}
