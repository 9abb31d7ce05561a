import { expect, test } from '../../fixtures/test';

/** Pages whose table of contents marks the current section, with the name of that list. */
const PAGES = [
  { path: '/services/web-development', name: 'On this page' },
  { path: '/blog/building-high-performance-react-applications', name: 'In this article' },
  { path: '/privacy', name: 'On this page' },
  { path: '/terms', name: 'On this page' },
];

for (const { path, name } of PAGES) {
  test(`the contents of ${path} mark the part that is read, and none above the first`, async ({
    page,
  }) => {
    await page.goto(path);
    // Jumps, like a restored position, so that no section passes through the window on the way. Keys are not used,
    // because the browser then scrolls smoothly and drops a key that arrives as this ends.
    const jumpTo = (end: 'top' | 'bottom') =>
      page.evaluate((to) => {
        const top = to === 'top' ? 0 : document.documentElement.scrollHeight;
        window.scrollTo({ top, behavior: 'instant' });
      }, end);
    const entries = page.getByRole('navigation', { name }).getByRole('link');
    const marked = entries.and(page.locator('[aria-current]'));
    await expect(marked).toHaveCount(0);
    const titles = await entries.allTextContents();
    const [, second = 'a second part'] = titles;
    const last = titles.at(-1) ?? 'a last part';

    await entries.nth(1).click();
    await expect(marked).toHaveText(second);
    await jumpTo('top');
    await expect(marked).toHaveCount(0);
    await jumpTo('bottom');
    await expect(marked).toHaveText(last);
    await jumpTo('top');
    await expect(marked).toHaveCount(0);
  });
}
