/** Scripts to preload, and the page's entry. The server inserts them when it renders the page. */
declare const PRELOAD: readonly string[];
declare const ENTRY: string;

/** Longest time to wait for the first paint before loading the scripts anyway, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of PRELOAD) append('link', { rel: 'modulepreload', href });
  append('script', { type: 'module', src: ENTRY });
}

const append = <Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElement => document.head.appendChild(Object.assign(document.createElement(tag), properties));

function waitForPaint(): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(start, LONGEST_WAIT_MS);
}

// Background tabs are not painted.
if (document.hidden) start();
else {
  try {
    waitForPaint();
  } catch {
    // This browser does not report paints.
    start();
  }
}
