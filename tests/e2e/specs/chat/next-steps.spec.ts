import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

test('after an answer its next steps lead on: a question is asked, a page opens under the panel, the form knows what was said', async ({
  page,
}) => {
  const { panel, log, ask } = await openChat(page);
  await ask('How much does an online store cost?');
  const steps = log.getByRole('list', { name: 'Next steps' });
  await expect(steps.getByRole('link', { name: 'Draft a mockup' })).toBeVisible();

  await steps.getByRole('button', { name: 'How long would that take?' }).click();
  await expect(log).toContainText('eight to fourteen weeks');
  await expect(steps).toHaveCount(1);

  await log.getByRole('link', { name: /e-commerce/i }).click();
  await expect(page).toHaveURL(/\/services\/ecommerce$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sell what’s really');
  await expect(log).toContainText('eight to fourteen weeks');

  await steps.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(panel).toBeVisible();
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(
    'How much does an online store cost?\nHow long would that take?',
  );
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Service' })).toHaveValue(
    'E-commerce Solutions',
  );
});

test('a draft of a page is one step away, and the panel stays where it is', async ({ page }) => {
  const { panel, log, ask } = await openChat(page);
  await ask('How much is a landing page?');
  await log.getByRole('link', { name: 'Draft a mockup' }).click();
  await expect(page).toHaveURL(/\/#mockup$/);
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeInViewport();
  await expect(panel).toBeVisible();
});

test('what the assistant does not know is said, and a person is named', async ({ page }) => {
  const { log, ask } = await openChat(page);
  await ask('Do you repair laptops?');
  await expect(log).toContainText('I do not know');
  await expect(log).toContainText('(612) 555-0142');
  await expect(log.getByRole('link', { name: 'Write to us' })).toBeVisible();
});
