import { expect, test } from '../../fixtures/test';

test('an unknown article within the site gives way to the list, in the place of its history entry', async ({
  page,
  problems,
}) => {
  problems.expected.push(/no-such-article/);
  await page.goto('/about');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  // A click by script, which the router handles without loading a new document.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]');
    link?.click();
  });
  await expect(page).toHaveURL(/\/blog$/);
  await page.evaluate(() => {
    history.pushState(history.state, '', '/blog/no-such-article');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await entries(), 'the list, and what was pushed').toBe(before + 2);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
