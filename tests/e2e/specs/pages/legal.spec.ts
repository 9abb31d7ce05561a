import { expect, test } from '../../fixtures/test';

for (const [path, name] of [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
] as const) {
  test(`${path} opens at its top from the end of another page, and leads home`, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
