import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/** An event of Chromium's trace, as far as it is read here. */
interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** The most elements whose style was worked out in one go while something was done. */
async function mostRestyled(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser of its own');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const styles = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return Math.max(0, ...styles.map(({ args }) => args?.elementCount ?? 0));
}

test('the menu opens and closes without the page behind it being styled anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
  const whole = await page.evaluate(() => document.querySelectorAll('*').length);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const opened = await mostRestyled(page, async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  });
  const closed = await mostRestyled(page, async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  expect(whole).toBeGreaterThan(1000);
  expect(opened).toBeLessThan(whole / 4);
  expect(closed).toBeLessThan(whole / 4);
});

test('with less motion a change of theme starts no transition', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    Object.assign(window, { started: 0 });
    document.addEventListener('transitionrun', () => {
      (window as unknown as { started: number }).started += 1;
    });
  });
  const theme = await page.locator('html').getAttribute('class');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(theme ?? '');
  // The picture after the next one has the new colours; transitions would have begun with the first.
  const started = await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { started: number }).started)),
        );
      }),
  );
  expect(started).toBe(0);
});
