import { get } from 'node:http';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium-launch';

/** One script that a page loaded. `gzip` is its transferred size in bytes. */
export interface PageScript {
  path: string;
  gzip: number;
  /** When it was requested, in milliseconds after navigation. */
  start: number;
}

/** What a page has loaded at two moments of a visit. */
export interface PageLoad {
  /** Scripts until the page was idle for the first time, before the visitor could do much. */
  beforeInteraction: PageScript[];
  /** Scripts until everything that loads automatically had loaded, including the chat. */
  untilIdle: PageScript[];
  /** Number of requests of any kind until then. */
  requests: number;
}

/** Body size of an address in bytes as sent with gzip. */
function gzipSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

/** Loads a page in Chromium, without interacting with it, and lists what it fetched. */
export async function loadPage(url: string, overlayName: string): Promise<PageLoad> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    const readEntries = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => ({ url: entry.name, start: entry.startTime })),
      );
    const early = await readEntries();
    await page.getByRole('button', { name: overlayName }).waitFor();
    await page.waitForLoadState('networkidle');
    const all = await readEntries();
    const measure = (entries: typeof all) =>
      Promise.all(
        [...new Map(entries.map((entry) => [entry.url, entry])).values()]
          .filter((entry) => new URL(entry.url).pathname.endsWith('.js'))
          .map(async (entry) => ({
            path: new URL(entry.url).pathname,
            start: entry.start,
            gzip: await gzipSize(entry.url),
          })),
      );
    return {
      beforeInteraction: await measure(early),
      untilIdle: await measure(all),
      requests: all.length + 1,
    };
  } finally {
    await browser.close();
  }
}

/** Sum of sizes in bytes. */
export const totalGzip = (scripts: readonly PageScript[]): number =>
  scripts.reduce((sum, { gzip }) => sum + gzip, 0);
