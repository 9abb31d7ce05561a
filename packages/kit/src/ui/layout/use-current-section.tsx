import { useEffect, useState } from 'react';

/** Part of the window, from the top, in which a section's begin counts as read. */
const READ_ZONE = 0.3;

/** Farther up than any part of a page can be scrolled. */
const ABOVE_ANY_PAGE = '1000000px';

/**
 * Id of the part of the page that is being read: the last whose begin has passed the upper part of the window; null
 * above the first one, on the server, and before the first look.
 * @param entries parts of the page or their headings, from top to bottom.
 */
export function useCurrentSection(entries: readonly { readonly id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  const ids = entries.map(({ id }) => id).join(' ');

  useEffect(() => {
    const parts = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const find = () => {
      const line = window.innerHeight * READ_ZONE;
      const passed = parts.filter((part) => part.getBoundingClientRect().top < line);
      setCurrent(passed.at(-1)?.id ?? null);
    };
    // The zone has no upper end: a part counts as in it once its begin has passed the line, so a jump over any number
    // of parts (End, Home, a restored position) changes what is in it, as scrolling past one part does.
    const observer = new IntersectionObserver(find, {
      rootMargin: `${ABOVE_ANY_PAGE} 0px -${(1 - READ_ZONE) * 100}% 0px`,
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
