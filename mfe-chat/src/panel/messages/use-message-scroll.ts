import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../conversation/state/chat-message';

/** A list scrolled to within this distance of its end, in px, follows the conversation. */
const END_MARGIN = 48;

/** Space above a reply that is taller than the list, in px. */
const REPLY_MARGIN = 16;

/** The list's scroll position and whether it is at the end. */
export interface MessageScroll {
  listRef: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  onScroll(): void;
  scrollToEnd(): void;
}

/**
 * Keeps the latest message in view while the visitor is at the end of the list: their own messages and replies scroll
 * into view, a reply taller than the list from its first line. A visitor who has scrolled up stays there.
 */
export function useMessageScroll(
  messages: readonly ChatMessage[],
  isWaiting: boolean,
  isOpen: boolean,
  partialReply: string,
): MessageScroll {
  const listRef = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);

  const onScroll = useCallback(() => {
    const list = listRef.current;
    // A hidden list has no height and no position worth remembering.
    if (list === null || list.clientHeight === 0) return;
    const left = list.scrollHeight - list.clientHeight - list.scrollTop;
    const moved = list.scrollTop - top.current;
    top.current = list.scrollTop;
    // Scrolling up stops following, unless the list itself became shorter. Coming back near the end starts it again.
    if (moved < 0 && left >= 1) follows.current = false;
    else if (moved > 0 && left <= END_MARGIN) follows.current = true;
    setAtEnd(left <= END_MARGIN);
  }, []);

  const scrollTo = useCallback(
    (position: number) => {
      if (listRef.current) listRef.current.scrollTop = position;
      onScroll();
    },
    [onScroll],
  );

  const scrollToEnd = useCallback(() => scrollTo(listRef.current?.scrollHeight ?? 0), [scrollTo]);

  // The list loses its scroll position while it is hidden.
  useLayoutEffect(() => {
    if (!isOpen) return;
    if (follows.current) scrollToEnd();
    else scrollTo(top.current);
  }, [isOpen, scrollTo, scrollToEnd]);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null || messages.length === 0) return;
    if (isWaiting) return scrollToEnd();
    if (!follows.current) return onScroll();
    const reply = [...list.querySelectorAll<HTMLElement>('[data-message]')].at(-1);
    const end = list.scrollHeight - list.clientHeight;
    scrollTo(Math.min(end, (reply?.offsetTop ?? end) - REPLY_MARGIN));
  }, [messages, isWaiting, onScroll, scrollTo, scrollToEnd]);

  // While a reply streams in, a visitor who has scrolled up stays there.
  useLayoutEffect(() => {
    if (partialReply === '') return;
    if (follows.current) scrollToEnd();
    else onScroll();
  }, [partialReply, onScroll, scrollToEnd]);

  // The keyboard, a notice or a growing input can shrink the list. Keep the end in view.
  useEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd();
      else onScroll();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [onScroll, scrollToEnd]);

  return { listRef, isAtEnd, onScroll, scrollToEnd };
}
