import { isTyping } from '@northloop/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListQuery } from './selection/list-address';

/**
 * Puts the focus on the list's heading when the visitor goes to another of its pages, so that reading goes on there:
 * the link that was pressed may be gone. A new search or category leaves the focus where it is, and so does a page that
 * comes when the visitor already types something else.
 * @returns the place of the heading.
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
