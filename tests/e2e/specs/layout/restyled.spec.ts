import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';
import { SiteHeader } from '../../pages/site-header';

/** The used part of an event in Chromium's trace. */
interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Positions of the parts of a page, recorded in the page. */
interface Watched {
  seen: { before: number[]; during: number[] | null };
  places: () => number[];
}

/** The highest number of elements in one style recalculation during an action. */
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

test('a change of theme styles what is in view first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
  const whole = await page.evaluate(() => document.querySelectorAll('body *').length);
  const header = new SiteHeader(page);
  const most = await mostRestyled(page, async () => {
    await header.changeTheme();
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
  });
  expect(most).toBeGreaterThan(whole / 20);
  expect(most).toBeLessThan(whole / 2);
});

for (const path of [
  '/',
  '/services/web-development',
  '/blog/seo-best-practices-2025',
  '/privacy',
]) {
  test(`nothing of ${path} moves while its theme changes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      const places = () =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer')].map((element) =>
          Math.round(element.getBoundingClientRect().top),
        );
      const seen = { before: places(), during: null as number[] | null };
      Object.assign(window, { seen, places });
      new MutationObserver(() => {
        seen.during ??= places();
      }).observe(document.documentElement, { attributeFilter: ['class'] });
    });
    const header = new SiteHeader(page);
    await header.changeTheme();
    // Change it again while parts of the page still have to be updated.
    await header.changeTheme();
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
    const { before, during, after } = await page.evaluate(() => {
      const { seen, places } = window as unknown as Watched;
      return { ...seen, after: places() };
    });
    expect(before.length).toBeGreaterThan(10);
    const moved = (now: number[] | null) =>
      before.map((place, index) => Math.abs(place - (now?.[index] ?? Number.NaN)));
    // Positions are rounded.
    expect(Math.max(...moved(during))).toBeLessThanOrEqual(1);
    expect(Math.max(...moved(after))).toBeLessThanOrEqual(1);
  });
}

test('with less motion a change of theme starts no transition', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    Object.assign(window, { started: 0 });
    document.addEventListener('transitionrun', () => {
      (window as unknown as { started: number }).started += 1;
    });
  });
  await new SiteHeader(page).changeTheme();
  // The second frame has the new colours. Transitions would have started with the first.
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
