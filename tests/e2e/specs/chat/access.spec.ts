import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the panel, its form and its question, ${theme}, ${width} px`, {
    tag: '@a11y',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 844 });
    const { panel, ask } = await openChat(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await ask('How much does an online store cost?');
    await ask('Can I talk to a person?');
    expect(await findAxeViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Leave your details' }).first().click();
    const form = panel.getByRole('form', { name: 'Leave your details' });
    await form.getByRole('button', { name: 'Send to the team' }).click();
    await expect(form).toContainText('Name is required');
    expect(await findAxeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: 'Back to the chat' }).click();
    await panel.getByRole('button', { name: 'Clear conversation' }).click();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('everything is done with the keyboard alone', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('/about');
  const launcher = page.getByRole('button', { name: /^Chat with the AI assistant/ });
  await expect(launcher).toBeVisible();
  await launcher.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'AI Assistant' });
  const log = panel.getByRole('log');
  const input = panel.getByRole('textbox', { name: 'Message to the assistant' });
  await expect(input).toBeFocused();

  await page.keyboard.type('How much is a landing page');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('with a newsletter?');
  await expect(input).toHaveValue('How much is a landing page\nwith a newsletter?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('For a landing page with newsletter');
  await expect(input).toBeFocused();

  const leave = panel.getByRole('button', { name: 'Leave your details' });
  // The send button is disabled while there is nothing to send, so this button is next.
  await page.keyboard.press('Tab');
  await expect(leave).toBeFocused();
  await page.keyboard.press('Enter');
  const form = panel.getByRole('form', { name: 'Leave your details' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(leave).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('on a phone the panel is the whole screen, keeps the focus inside and gives way to a page that was asked for', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { panel, log, input, ask, launcher } = await openChat(page);
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(panel).toHaveAttribute('aria-modal', 'true');
  await ask('How long does an online store take?');

  await page.setViewportSize({ width: 390, height: 420 });
  await expect(input).toBeInViewport();
  await expect.poll(async () => (await panel.boundingBox())?.height).toBe(420);
  await page.setViewportSize({ width: 390, height: 844 });

  for (let steps = 0; steps < 24; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }

  await log.getByRole('link', { name: /e-commerce/i }).click();
  await expect(page).toHaveURL(/\/services\/ecommerce$/);
  await expect(panel).toBeHidden();
  await launcher.click();
  await expect(log).toContainText('How long does an online store take?');
});
