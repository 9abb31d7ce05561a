import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const count = (page: Page) => page.getByRole('main').getByRole('status');

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test('results come without a new document, are counted aloud and follow the address', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByRole('heading', { name: 'Where most people start' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const sameDocument = page.locator('html[data-same-document]');

  await searchFor(page, 'deposit');
  await expect(page).toHaveURL('/search?q=deposit');
  await expect(count(page)).toHaveText(/^\d+ results for “deposit”$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'northloop.example/terms',
  );
  await expect(field(page)).toBeFocused();

  await searchFor(page, 'contrast');
  await expect(count(page)).toHaveText(/for “contrast”$/);
  await page.goBack();
  await expect(count(page)).toHaveText(/for “deposit”$/);
  await expect(field(page)).toHaveValue('deposit');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await expect(count(page)).toHaveText('');

  await page.getByRole('link', { name: 'Shopify' }).click();
  await page.getByRole('main').getByRole('link', { name: 'E-commerce Development' }).click();
  await expect(page).toHaveURL('/services/ecommerce');
  await expect(sameDocument).toHaveCount(1);
});

test('a search without results says what to do next', async ({ page }) => {
  await page.goto('/search');
  expect(await findAxeViolations(page)).toEqual([]);
  await searchFor(page, 'xyzzyplugh');
  await expect(count(page)).toHaveText('No results for “xyzzyplugh”');
  await expect(page.getByRole('link', { name: 'Ask us instead' })).toHaveAttribute(
    'href',
    '/contact',
  );
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a search that fails can be tried again', async ({ page, problems }) => {
  problems.expected.push(/search\.json/);
  await page.goto('/search');
  await page.route('**/search.json?*', (route) => route.abort());
  await searchFor(page, 'deposit');
  await expect(
    page.getByRole('heading', { name: 'Search is not working right now' }),
  ).toBeVisible();
  await page.unroute('**/search.json?*');
  await page.getByRole('link', { name: 'Search again' }).click();
  await expect(count(page)).toHaveText(/^\d+ results for “deposit”$/);
});

test('the blog hands on what it does not have', async ({ page }) => {
  await page.goto('/blog?q=deposit');
  await page.getByRole('link', { name: 'Search the whole site' }).click();
  await expect(page).toHaveURL('/search?q=deposit');
  await expect(count(page)).toHaveText(/^\d+ results for “deposit”$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens its results, from the not-found screen too', async ({ page, problems }) => {
    problems.expected.push(/^request failed: .* csp$/, /no-such-page/);
    await page.goto('/no-such-page');
    // The not-found screen is outside the shared layout and has no main element.
    await page.getByRole('searchbox').fill('deposit');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/search?q=deposit');
    await expect(count(page)).toHaveText(/^\d+ results for “deposit”$/);
    await searchFor(page, 'contrast');
    await expect(count(page)).toHaveText(/for “contrast”$/);
  });
});
