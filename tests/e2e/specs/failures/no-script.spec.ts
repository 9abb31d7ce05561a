import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

test('every page reads and its links work without script', async ({ page, problems }) => {
  // The browser's message for a script that it did not request at all.
  problems.expected.push(/^request failed: .* csp$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'E-commerce' }).first()).toBeVisible();
  await expect(page.getByLabel('Company name')).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article).toBeVisible();
  await article.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  const text = await page.getByRole('main').textContent();
  expect(text?.length, 'characters of the article').toBeGreaterThan(5000);
});
