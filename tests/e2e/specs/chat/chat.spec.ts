import { expect, test } from '../../fixtures/test';

const CHIPS = [
  'What services do you offer?',
  'How much does a website cost?',
  'How can I contact you?',
  'How long does a project take?',
];

test('a conversation: greeting, quick questions, typing, a failure taken back, and the history after a reload', async ({
  page,
  problems,
}) => {
  problems.expected.push(/\/api\/chatbot\/message/, /503/, /console error: Error:/, /unavailable/i);
  const histories: string[] = [];
  page.on('request', (request) => {
    const isHistory = request.url().includes('/api/chatbot/history/');
    if (isHistory && request.method() === 'GET') histories.push(request.url());
  });
  await page.goto('/about');
  const launcher = page.getByRole('button', { name: 'Chat with the AI assistant' });
  const panel = page.getByRole('dialog', { name: 'AI Assistant' });
  const log = panel.getByRole('log');
  const input = panel.getByRole('textbox');
  const send = panel.getByRole('button', { name: /send/i });
  const chips = log.getByRole('button', { name: /\?$/ });
  const toast = page.getByRole('region', { name: 'Notifications' });

  await expect(launcher).toBeVisible();
  const place = await launcher.boundingBox();
  expect(place?.x).toBeGreaterThan(1100);
  expect(place?.y).toBeGreaterThan(650);
  await expect(panel).toBeHidden();
  await launcher.click();
  await expect(panel).toContainText('Online now');
  await expect(log).toContainText('I’m the AI assistant at Northloop');
  await expect(chips).toHaveText(CHIPS);
  await expect.poll(() => histories.length).toBe(1);
  expect(histories[0]).toMatch(/\/conv_\d+_[0-9a-f]{32}/);

  await expect(send).toBeDisabled();
  await input.fill('   ');
  await expect(send).toBeDisabled();

  await page.route('**/api/chatbot/message', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Out for soup' } }),
  );
  await input.fill('Do you build booking pages?');
  await input.press('Enter');
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Out for soup');
  await expect(toast).toHaveAttribute('aria-live', 'assertive');
  await expect(log).not.toContainText('Do you build booking pages?');
  await expect(input).toHaveValue('Do you build booking pages?');
  await expect(chips).toHaveCount(4);
  await input.fill('');
  await page.unroute('**/api/chatbot/message');

  const answers: (() => void)[] = [];
  await page.route('**/api/chatbot/message', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await chips.filter({ hasText: 'How much does a website cost?' }).click();
  await expect(log).toContainText('How much does a website cost?');
  await expect(log).toContainText('The assistant is typing');
  await expect(input).toHaveAttribute('aria-disabled', 'true');
  await expect(input).not.toBeEditable();
  await expect(send).toBeDisabled();
  await expect(chips).toHaveCount(0);
  await expect.poll(() => answers.length).toBe(1);
  const answered = page.waitForResponse('**/api/chatbot/message');
  answers[0]?.();
  const reply = (await (await answered).json()) as { conversationId: string };
  await expect(log).toContainText('$');
  await expect(log).not.toContainText('The assistant is typing');
  await expect(input).toBeEditable();

  await panel.press('Escape');
  await expect(panel).toBeHidden();
  await launcher.click();
  await expect(log).toContainText('How much does a website cost?');
  expect(histories).toHaveLength(1);

  await page.reload();
  await expect(panel).toBeVisible();
  await expect(log).toContainText('How much does a website cost?');
  await expect(chips).toHaveCount(0);
  expect(histories).toHaveLength(2);
  expect(histories[1]).toContain(reply.conversationId);
});

test('a history that cannot be had is only logged', async ({ page, problems }) => {
  problems.expected.push(
    /chat history could not be loaded/,
    /\/api\/chatbot\/history/,
    /ERR_FAILED/,
  );
  await page.route('**/api/chatbot/history/**', (route) => route.abort());
  await page.goto('/about');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The chat history could not be loaded'),
  );
  await page.getByRole('button', { name: 'Chat with the AI assistant' }).click();
  await logged;
  await expect(page.getByRole('dialog', { name: 'AI Assistant' })).toContainText('Online now');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
});
