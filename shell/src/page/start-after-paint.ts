import { text as script } from '../inline-scripts/start-after-paint?inline-script';

/** JSON that cannot close the script element around it. */
const toScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Text of the script at the end of a page. It loads the page's scripts in parallel once the page has been painted. The
 * page can be read and its links work without them, so nothing waits for them, and presses before they run are
 * remembered. Background tabs are not painted, so scripts load immediately there.
 */
export const startAfterPaint = (entry: string, preload: readonly string[]): string =>
  `((PRELOAD,ENTRY)=>{${script}})(${toScript(preload)},${toScript(entry)})`;
