import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

const named = ['description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`);

/** Tags that each page puts into the head. */
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
 * Removes tags of the server's head that do not belong to this page. React leaves them behind when it has to render the
 * page again in the browser because something changed the server's HTML.
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
