import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

for (const width of [1280, 390]) {
  test(`an open panel is open again after a reload, with its history, ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { panel, log, input, ask } = await openChat(page);
    await ask('What are your business hours?');
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(log).toContainText('What are your business hours?');
    await expect(input).not.toBeFocused();
    const isFocusInside = await panel.evaluate((element) =>
      element.contains(document.activeElement),
    );
    // On a phone the page behind cannot be seen, so the focus is on the conversation.
    expect(isFocusInside).toBe(width === 390);

    // Another tab has not opened it.
    const other = await context.newPage();
    await other.goto('/team');
    await expect(other.getByRole('button', { name: /^Chat with the AI/ })).toBeVisible();
    await expect(other.getByRole('dialog', { name: 'AI Assistant' })).toBeHidden();
    await other.close();

    await panel.getByRole('button', { name: 'Close chat' }).click();
    await expect(panel).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: /^Chat with the AI/ }).click();
    await expect(input).toBeFocused();
  });
}

test('after a reload the open panel does not wait for the delay of the button', async ({
  page,
}) => {
  const { panel } = await openChat(page);
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(100);
  await expect(panel).toBeVisible();
});

test('without storage the panel opens only when asked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  const { panel, launcher } = await openChat(page);
  await page.reload();
  await expect(launcher).toBeVisible();
  await expect(panel).toBeHidden();
});
