import { expect, test } from './smoke-test';

test('a mockup is drafted with a price', async ({ page }) => {
  await page.goto('/');
  const company = page.getByLabel('Company name');
  await company.scrollIntoViewIfNeeded();
  await company.fill('Cedar Pantry');
  await page.getByLabel('Industry').click();
  await page.getByRole('option', { name: /restaurant/i }).click();
  await page.getByRole('button', { name: /generate/i }).click();
  // The frame allows no script, the test's own included: its document is read from outside.
  await expect(page.locator('iframe').first()).toHaveAttribute('srcdoc', /Cedar Pantry/);
  await expect(page.getByText(/\$\d/).first()).toBeVisible();
});

test('the assistant answers', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Chat with the AI assistant' }).click();
  const chat = page.getByRole('dialog', { name: 'AI Assistant' });
  await chat.getByRole('textbox').fill('What are your business hours?');
  await chat.getByRole('button', { name: /send/i }).click();
  await expect(chat.getByRole('log')).toContainText(/8\s?am/i);
});

test('a message reaches the agency', async ({ page }) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  await contact.getByRole('textbox', { name: 'Name' }).fill('Ines Okafor');
  await contact.getByRole('textbox', { name: 'Email' }).fill('ines@example.com');
  await contact.getByRole('textbox', { name: 'Message' }).fill('A site for our bakery, please.');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
});
