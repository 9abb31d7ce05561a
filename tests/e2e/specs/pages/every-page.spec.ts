import type { Page } from '@playwright/test';
import { mailPaths, sitePaths } from '../../../fixtures/site/site-paths';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';

// By far the longest file, so its tests are spread over the workers.
test.describe.configure({ mode: 'parallel' });

/** Widths in each theme. The window shrinks in one and grows in the other. */
const widths = { light: [1280, 768, 390], dark: [390, 768, 1280] } as const;
const themes = ['light', 'dark'] as const;

/** One page of each kind. The other pages consist of the same parts. */
const ofEachKind = new Set<string>([
  '/',
  '/contact',
  '/blog',
  '/blog/building-high-performance-react-applications',
  '/services/web-development',
  '/newsletter/confirm',
]);

/** Pictures of whole pages are for people. No assertion uses them, so they are only made on request. */
const wantsPictures = process.env.PAGE_PICTURES === '1';

/** Scrolls through the whole page, so that everything that loads on scrolling is loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

for (const path of [...sitePaths, ...mailPaths]) {
  const tag = ofEachKind.has(path) ? ['@a11y'] : ['@a11y', '@long'];
  test(`${path} stands in both themes at every width`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: widths.light[0], height: 844 });
    expect((await page.goto(path))?.status()).toBe(200);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^chat with/i })).toBeVisible();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      for (const width of widths[theme]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
        if (width === widths[theme][0]) {
          // The first width is wide in one theme and narrow in the other, so each layout is checked once.
          expect(await findAxeViolations(page), `axe, ${theme} at ${width} px`).toEqual([]);
        }
        if (wantsPictures) {
          await page.screenshot({
            path: `../test-results/pages/${path.replace(/\W+/g, '_')}-${theme}-${width}.jpg`,
            // 25% faster than PNG.
            type: 'jpeg',
            quality: 80,
            fullPage: true,
          });
        }
      }
    }
  });
}
