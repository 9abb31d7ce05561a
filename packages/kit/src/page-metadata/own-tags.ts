import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const named = ['description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`);

/** What pages put into the head, each page its own. */
const PAGE_TAGS = [
  'title',
  'link[rel="canonical"]',
  ...named,
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
]
  .map((tag) => `head > ${tag}`)
  .join();

/**
 * Takes tags of the server's head away that this page does not hold: React leaves them behind where it had to make the
 * page anew in the browser, because something had changed the server's HTML.
 * @returns a ref for each tag of the page.
 */
export function useOwnTags(): RefCallback<Element> {
  const own = useRef(new Set<Element>());
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll(PAGE_TAGS)) {
      if (!own.current.has(tag)) tag.remove();
    }
  }, []);
  return useCallback((tag: Element | null) => {
    if (!tag) return;
    own.current.add(tag);
    return () => {
      own.current.delete(tag);
    };
  }, []);
}
