/** The longest a page waits to be painted before its scripts are asked for all the same, in milliseconds. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Text of the script that ends a page: asks for the page's scripts once the page has been painted, all in one round.
 * The page reads and its links work without them, so nothing of it waits for their bytes; a press that comes before
 * they run is remembered. In a tab that nobody sees nothing is painted: there they are asked for at once.
 */
export function startAfterPaint(entry: string, preload: readonly string[]): string {
  const list = JSON.stringify([...preload]).replaceAll('<', '\\u003c');
  return `(function(p,e){function a(t,o){document.head.appendChild(Object.assign(document.createElement(t),o))}function s(){if(!p)return;p.forEach(function(h){a('link',{rel:'modulepreload',href:h})});a('script',{type:'module',src:e});p=null}try{if(document.hidden)throw 0;new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();s()}}).observe({type:'paint',buffered:true});setTimeout(s,${LONGEST_WAIT_MS})}catch(_){s()}})(${list},${JSON.stringify(entry)})`;
}
