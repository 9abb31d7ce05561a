import type { Page } from '@playwright/test';
import { findAxeViolations } from '../fixtures/find-axe-violations';
import { mailPaths, sitePaths } from '../fixtures/site-paths';
import { expect, test } from '../fixtures/test';

// By far the longest file: its pages are spread over the workers.
test.describe.configure({ mode: 'parallel' });

/** Widths of the window in each theme, from the one that pages are opened at: in one it shrinks, in the other it grows. */
const widths = { light: [1280, 768, 390], dark: [390, 768, 1280] } as const;
const themes = ['light', 'dark'] as const;

/** Scrolls the whole page by, so that everything that waits for the visitor has come. */
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

for (const theme of themes) {
  for (const path of [...sitePaths, ...mailPaths]) {
    test(`${path} in the ${theme} theme stands at every width`, { tag: '@a11y' }, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width: widths[theme][0], height: 844 });
      expect((await page.goto(path))?.status()).toBe(200);
      await scrollThrough(page);
      for (const width of widths[theme]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${theme}\\b`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
          await expect(page.getByRole(landmark)).toHaveCount(1);
        }
        await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
        await expect(page.getByRole('button', { name: /^chat with/i })).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
        expect(await findAxeViolations(page), `axe at ${width} px`).toEqual([]);
        await page.screenshot({
          path: `../test-results/pages/${path.replace(/\W+/g, '_')}-${theme}-${width}.jpg`,
          // A quarter faster to make than PNG.
          type: 'jpeg',
          quality: 80,
          fullPage: true,
        });
      }
    });
  }
}

test('no link of the site is dead', { tag: '@a11y' }, async ({ page, request }) => {
  const targets = new Set<string>();
  const anchors = new Map<string, Set<string>>();
  for (const path of [...sitePaths, ...mailPaths]) {
    await page.goto(path);
    const hrefs = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a')].map((link) =>
        link.getAttribute('href'),
      ),
    );
    for (const href of hrefs) {
      expect(href, `a link on ${path} leads nowhere`).toBeTruthy();
      expect(href).not.toBe('#');
      if (!href || /^(mailto|tel):/.test(href)) continue;
      const url = new URL(href, page.url());
      if (url.origin !== new URL(page.url()).origin) continue;
      targets.add(`${url.pathname}${url.search}`);
      if (url.hash.length > 1) {
        const ids = anchors.get(url.pathname) ?? new Set<string>();
        anchors.set(url.pathname, ids.add(decodeURIComponent(url.hash.slice(1))));
      }
    }
  }
  expect(targets.size).toBeGreaterThan(15);
  for (const target of targets) {
    expect((await request.get(target)).status(), target).toBe(200);
  }
  for (const [path, ids] of anchors) {
    await page.goto(path);
    for (const id of ids) {
      await expect(page.locator(`[id="${id}"]`), `${path}#${id}`).toHaveCount(1);
    }
  }
});
