import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium-launch';

/** Bytes that the browser fetches to show a page of the blog, compressed. */
export interface ListTransfer {
  /** The HTML, with gzip as a proxy in front of the site sends it. */
  html: number;
  /** Scripts and sheets of the blog module. */
  module: number;
  /** Scripts and sheets of all containers, the shell's among them. */
  code: number;
  /** Files with articles. */
  data: string[];
}

/** Loads an address in Chromium until it has come to rest, without touching it. */
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
