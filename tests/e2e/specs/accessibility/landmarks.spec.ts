import { sitePaths } from '../../../fixtures/site/site-paths';
import { expect, test } from '../../fixtures/test';

/** What every page offers to whoever goes from landmark to landmark. Texts are no part of it. */
const FRAME = `
  - banner:
    - navigation "Main"
  - main
  - contentinfo:
    - navigation "Footer"
`;

/** What the main part of some pages has besides its title. */
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
