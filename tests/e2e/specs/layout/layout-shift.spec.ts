import type { Page } from '@playwright/test';
import { startHaltingProxy } from '../../fixtures/servers/halting-proxy';
import { expect, test } from '../../fixtures/test';

const LIMIT = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** How far elements moved without the visitor's action, and which ones. */
interface Shifts {
  value: number;
  moved: string[];
}

/** Adds up the layout shifts from the start of the page. */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const total: Shifts = { value: 0, moved: [] };
    Object.assign(window, { shifts: total });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        total.value += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const what = `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`;
          total.moved.push(
            `${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms, scrolled to ${Math.round(window.scrollY)}: ${what} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The entries of a frame are reported after it.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return (window as unknown as { shifts: Shifts }).shifts;
    });
}

for (const width of [390, 1280]) {
  for (const place of ['top', 'local-business']) {
    test(`nothing moves at ${width} px when location and fonts come late (${place})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // Fonts and location are held back until the page has been scrolled, so that scrolling cannot add to the shifts.
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const fonts: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        await held;
        fonts.push(route.request().url());
        await route.continue();
      });
      await page.route('**/api/location', async (route) => {
        await held;
        await route.fulfill({ json: { city: 'New York', state: 'New York', country: 'US' } });
      });
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const section = page.locator('#local-business');
      if (place !== 'top')
        await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
      await shifts();
      release();
      await expect(section.getByRole('radio', { name: 'New York' })).toBeChecked();
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length, 'fonts that came late').toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
      const { value, moved } = await shifts();
      expect(value, moved.join('\n')).toBeLessThanOrEqual(LIMIT);
    });
  }
}

for (const width of [390, 1280]) {
  for (const path of ['/', '/services/mobile-apps']) {
    test(`nothing moves at ${width} px when ${path} comes in two pieces`, async ({
      page,
      site,
    }) => {
      const proxy = await startHaltingProxy(site.url, '</h1>');
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await page.goto(`${proxy.url}${path}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      // Time for the browser to paint the part that has arrived.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
            setTimeout(resolve, 1_000);
          }),
      );
      proxy.goOn();
      await page.waitForLoadState('load');
      const { value, moved } = await shifts();
      // Closing the page ends its requests to the proxy.
      await page.close();
      await proxy.dispose();
      expect(value, moved.join('\n')).toBeLessThanOrEqual(LIMIT);
    });
  }
}
