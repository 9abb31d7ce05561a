import { expect, test } from '../../fixtures/test';

test('an assistant that cannot be had is a small button, and only who presses it is told', async ({
  page,
  problems,
}) => {
  problems.expected.push(/\/modules\/chat\//, /ERR_FAILED/, /chat/i);
  const code = /\/modules\/chat\/.*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/about');
  const quiet = page.getByRole('button', {
    name: 'The chat assistant could not be loaded. Try again',
  });
  await expect(quiet).toBeVisible();
  const told = page.getByText('The chat assistant could not be loaded.', { exact: true });
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await quiet.click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(told).toHaveCount(0);
  await expect(quiet).toBeVisible();

  await page.unroute(code);
  await quiet.click();
  await expect(page.getByRole('button', { name: /^Chat with the AI assistant/ })).toBeVisible();
});
