import { expect, test } from './smoke-test';

test('the home page is whole, and the way through the site leads where it says', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Northloop/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Chat with the AI assistant' })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['About', '/about'],
    ['Blog', '/blog'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('an article opens from the list, and on its own address', async ({ page }) => {
  await page.goto('/blog');
  const article = page.getByRole('main').getByRole('article').first();
  const heading = article.getByRole('heading').first();
  const title = (await heading.textContent()) ?? '';
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
