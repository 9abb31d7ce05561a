import { expect, test } from '../fixtures/test';

for (const [path, statement] of [
  ['/privacy', 'time zone'],
  ['/terms', 'The laws of the State of Minnesota govern'],
] as const) {
  test(`${path} is dated today, leads home and starts at its top`, async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: path === '/terms' ? 'Terms' : 'Privacy' })
      .click();
    await expect(page).toHaveURL(path);
    const main = page.getByRole('main');
    await expect(main).toContainText(statement);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const today = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeZone: 'America/Chicago',
    }).format(new Date());
    await expect(main.getByText(`: ${today}`)).toBeVisible();
    if (path === '/terms') await expect(main).toContainText('50% deposit before work starts');
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
}
