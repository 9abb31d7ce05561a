import { sitePaths } from '../../../fixtures/site/site-paths';
import { expect, test } from '../../fixtures/test';

/** The landmarks of every page, without texts. */
const FRAME = `
  - banner:
    - navigation "Main"
  - main
  - contentinfo:
    - navigation "Footer"
`;

/** Elements in the main part of some pages besides the title. */
const WITHIN: Partial<Record<(typeof sitePaths)[number], readonly string[]>> = {
  '/': ['- region', '- form'],
  '/contact': ['- form'],
  '/blog': ['- searchbox', '- navigation', '- article'],
  '/search?q=contrast': ['- searchbox'],
};

test('every page has its landmarks', { tag: '@a11y' }, async ({ page }) => {
  for (const path of sitePaths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('body')).toMatchAriaSnapshot(FRAME);
      const main = page.getByRole('main');
      for (const part of ['- heading [level=1]', ...(WITHIN[path] ?? [])]) {
        await expect.soft(main, path).toMatchAriaSnapshot(part);
      }
    });
  }
});
