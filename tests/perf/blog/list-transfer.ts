import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium-launch';

/** Compressed bytes that the browser fetches to show a page of the blog. */
export interface ListTransfer {
  /** The HTML with gzip, as sent by a proxy in front of the site. */
  html: number;
  /** Scripts and sheets of the blog module. */
  module: number;
  /** Scripts and sheets of all containers, including the shell. */
  code: number;
  /** Names of the files with articles. */
  data: string[];
}

/** Loads an address in Chromium and waits until it is idle, without interacting with it. */
export async function measureTransfer(url: string): Promise<ListTransfer> {
  const html = gzipSync(await (await fetch(url)).text()).byteLength;
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    const resources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming;
        return { path: new URL(name).pathname, bytes: encodedBodySize };
      }),
    );
    const sum = (pattern: RegExp) =>
      resources
        .filter(({ path }) => pattern.test(path))
        .reduce((total, { bytes }) => total + bytes, 0);
    return {
      html,
      module: sum(/^\/modules\/blog\/.*\.(js|css)$/),
      code: sum(/\.(js|css)$/),
      data: resources.map(({ path }) => path).filter((path) => /\/article.*\.json$/.test(path)),
    };
  } finally {
    await browser.close();
  }
}
