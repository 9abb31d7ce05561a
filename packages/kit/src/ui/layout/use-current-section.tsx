import { useEffect, useState } from 'react';

/** Upper part of the window in which the start of a section counts as read. */
const READ_ZONE = 0.3;

/** Higher than any page. */
const ABOVE_ANY_PAGE = '1000000px';

/**
 * Id of the section that is being read: the last one whose start is in the upper part of the window or above it. Null
 * above the first section, on the server, and before the first measurement.
 * @param entries sections or their headings, from top to bottom.
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
    // The zone has no upper end: a section counts from the moment its start has crossed the line. A jump over several
    // sections (End, Home, a restored position) is therefore noticed just like scrolling past one.
    const observer = new IntersectionObserver(find, {
      rootMargin: `${ABOVE_ANY_PAGE} 0px -${(1 - READ_ZONE) * 100}% 0px`,
    });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
