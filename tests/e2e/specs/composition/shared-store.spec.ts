import { expect, test } from '../../fixtures/test';

test('a value that one module sets is seen by another on the page, and by no other tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await page.goto('/');

  const generator = page.getByLabel('Company name');
  await generator.scrollIntoViewIfNeeded();
  await generator.fill('Juniper Bakery');
  await page.getByRole('button', { name: /generate/i }).click();
  await page.getByRole('link', { name: 'Talk about this quote' }).click();

  const message = page.locator('#contact').getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/Juniper Bakery/);
  await expect(other.locator('#contact').getByRole('textbox', { name: 'Message' })).toHaveValue('');
});
