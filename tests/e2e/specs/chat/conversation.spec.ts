import { holdRequests } from '../../fixtures/page/hold-requests';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

test('clearing asks once more, deletes on the server and begins anew', async ({ page }) => {
  const { panel, log, ask } = await openChat(page);
  const clear = panel.getByRole('button', { name: 'Clear conversation' });
  await expect(clear).toBeDisabled();
  const answered = page.waitForResponse('**/api/chatbot/message');
  await ask('Where is your office?');
  const { conversationId } = (await (await answered).json()) as { conversationId: string };
  const history = async () => {
    const response = await page.request.get(`/api/chatbot/history/${conversationId}`);
    return ((await response.json()) as { conversation: { messages: unknown[] } }).conversation
      .messages.length;
  };
  expect(await history()).toBe(2);

  await clear.click();
  const question = panel.getByRole('group', { name: 'Clear conversation?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(clear).toBeFocused();
  await expect(log).toContainText('Where is your office?');

  await clear.click();
  await question.getByRole('button', { name: 'Start over' }).click();
  await expect(log).not.toContainText('Where is your office?');
  await expect(log).toContainText('I’m the AI assistant at Northloop');
  await expect.poll(history).toBe(0);

  await page.reload();
  await expect(log).toContainText('I’m the AI assistant at Northloop');
  await expect(log).not.toContainText('Where is your office?');
});

test('two tabs of one visitor stay in step', async ({ page, context }) => {
  const first = await openChat(page);
  const other = await context.newPage();
  const second = await openChat(other, '/team');

  await first.ask('What are your business hours?');
  await expect(second.log).toContainText('What are your business hours?');
  await expect(second.log).toContainText('8am');
  await second.ask('Are you hiring?');
  await expect(first.log).toContainText('Senior Web Developer');

  await first.panel.getByRole('button', { name: 'Clear conversation' }).click();
  await first.panel.getByRole('button', { name: 'Start over' }).click();
  await expect(second.log).not.toContainText('Are you hiring?');
  await other.close();
});

test('a reply that comes while the panel is closed is counted on the button until it is read', async ({
  page,
}) => {
  const { launcher, panel, log, input } = await openChat(page);
  const answers: (() => void)[] = [];
  await page.route('**/api/chatbot/message', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await input.fill('Do you build apps?');
  await input.press('Enter');
  await expect.poll(() => answers.length).toBe(1);
  await panel.getByRole('button', { name: 'Close chat' }).click();
  await expect(launcher).toBeFocused();
  answers[0]?.();
  await expect(launcher).toHaveAccessibleName('Chat with the AI assistant, 1 new reply');
  await launcher.click();
  await expect(log).toContainText('iPhone, iPad and Android');
  await expect(launcher).toHaveAccessibleName('Chat with the AI assistant');
});

test('whoever moves up a little while the assistant answers is left there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const { log, input, ask } = await openChat(page);
  await ask('What are your business hours?');
  await ask('What services do you offer?');
  const belowTheWindow = () =>
    log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await expect
    .poll(() => log.evaluate((list) => list.scrollHeight - list.clientHeight))
    .toBeGreaterThan(100);
  const release = await holdRequests(page, /\/api\/chatbot\/message$/);
  await input.fill('Do you build online stores?');
  await input.press('Enter');
  await expect(log).toHaveAttribute('aria-busy', 'true');
  await expect.poll(belowTheWindow).toBeLessThan(1);
  await log.hover();
  await page.mouse.wheel(0, -30);
  await expect.poll(belowTheWindow).toBeGreaterThan(20);
  const place = await log.evaluate((list) => list.scrollTop);
  release();
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await expect(log).toContainText(/store/i);
  expect(await log.evaluate((list) => list.scrollTop)).toBe(place);

  // Back at the end, the log scrolls with the next answer again.
  await page.getByRole('button', { name: 'Jump to latest' }).click();
  await ask('What are your business hours?');
  await expect(log.locator('[data-message]').last()).toBeInViewport();
});

test('without a connection the message is kept and goes out afterwards', async ({
  page,
  context,
  problems,
}) => {
  problems.expected.push(/ERR_INTERNET_DISCONNECTED/, /console error: Error: Network error/);
  const history = page.waitForResponse('**/api/chatbot/history/**');
  const { panel, log, input } = await openChat(page);
  await (await history).finished();
  await context.setOffline(true);
  await expect(panel).toContainText('You are offline. You can write now and send it later.');
  await input.fill('Do you build online stores?');
  await input.press('Enter');
  await expect(panel).toContainText('You are offline. Your message is saved here.');
  await expect(input).toHaveValue('Do you build online stores?');
  await context.setOffline(false);
  await expect(panel).toContainText('Your message was not sent.');
  await panel.getByRole('button', { name: 'Send again' }).click();
  await expect(log).toContainText('Shopify');
  await expect(input).toHaveValue('');
  await expect(panel).not.toContainText('Your message was not sent.');
});

test('markup of anybody is shown as text, and a long message breaks', async ({ page }) => {
  const { panel, log, ask } = await openChat(page);
  await ask('<img src=x onerror="document.title=1"> What are your hours?');
  await expect(log).toContainText('<img src=x onerror="document.title=1">');
  await expect(log.getByRole('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');
  await ask(`Website ${'x'.repeat(400)}`);
  const width = (await panel.boundingBox())?.width ?? 0;
  expect(await log.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
});
