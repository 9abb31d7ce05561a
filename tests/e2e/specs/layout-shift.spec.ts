import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const LATE_MS = 2000;
const LIMIT = 0.01;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up how far things moved without the visitor's doing, from the page's first moment on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) total.value += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The entries of a frame are handed over after it.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return (window as unknown as { shifts: { value: number } }).shifts.value;
    });
}

for (const width of [390, 1280]) {
  for (const place of ['top', 'local-business']) {
    test(`nothing moves at ${width} px when location and fonts come late (${place})`, async ({
      page,
    }) => {
      const fonts: string[] = [];
      await page.route('**/*.woff2', async (route) => {
        await delay(LATE_MS);
        fonts.push(route.request().url());
        await route.continue();
      });
      await page.route('**/api/location', async (route) => {
        await delay(LATE_MS);
        await route.fulfill({ json: { city: 'New York', state: 'New York', country: 'US' } });
      });
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await page.goto('/', { waitUntil: 'commit' });
      const section = page.locator('#local-business');
      if (place !== 'top')
        await section.getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
      await expect(section.getByRole('radio', { name: 'New York' })).toBeChecked();
      await page.evaluate(() => document.fonts.ready);
      expect(fonts.length, 'fonts that came late').toBeGreaterThan(0);
      await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(LIMIT);
    });
  }
}
