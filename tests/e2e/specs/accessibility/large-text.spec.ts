import { expect, test } from '../../fixtures/test';

/** Font sizes in the browser's settings: one and a half times the usual size, and twice. */
const SIZES = [
  { size: 24, width: 390 },
  { size: 32, width: 320 },
];

for (const path of ['/', '/contact', '/services/web-development', '/blog', '/team', '/privacy']) {
  test(`${path} is whole and within reach in large text on a phone`, { tag: '@a11y' }, async ({
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    const header = page.getByRole('banner');
    for (const { size, width } of SIZES) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
      for (const name of ['Toggle theme', 'Open menu']) {
        await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
