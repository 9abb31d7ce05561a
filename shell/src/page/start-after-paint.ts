import { text as script } from '../inline-scripts/start-after-paint?inline-script';

/** JSON that cannot end the script element it stands in. */
const toScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Text of the script that ends a page: asks for the page's scripts once the page has been painted, all in one round.
 * The page reads and its links work without them, so nothing of it waits for their bytes; a press that comes before
 * they run is remembered. In a tab that nobody sees nothing is painted: there they are asked for at once.
 */
export const startAfterPaint = (entry: string, preload: readonly string[]): string =>
  `((PRELOAD,ENTRY)=>{${script}})(${toScript(preload)},${toScript(entry)})`;
