import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';
import { SiteHeader } from '../../pages/site-header';

/** Makes features throw, as browsers do while cookies are blocked. */
function closeFeatures(): void {
  const closed = () => {
    throw new DOMException('Access is denied for this document', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, get: closed });
  }
  Object.defineProperty(window, 'BroadcastChannel', { value: closed });
}

/** Removes features, as in old or hardened browsers or on a page without TLS. */
function takeFeatures(): void {
  for (const name of ['BroadcastChannel', 'localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: undefined });
  }
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  Object.defineProperty(Navigator.prototype, 'sendBeacon', { value: undefined });
  Object.defineProperty(URL, 'canParse', { value: undefined });
}

for (const [kind, change] of Object.entries({ closed: closeFeatures, missing: takeFeatures })) {
  test(`the site works where features of the browser are ${kind}`, { tag: '@mutates' }, async ({
    page,
  }) => {
    await page.addInitScript(change);
    const chat = await openChat(page, '/');
    await chat.ask('What are your business hours?');
    await expect(chat.log).toContainText('Monday');
    await page.keyboard.press('Escape');
    await new SiteHeader(page).changeTheme();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle(/Blog/);
    await page.goBack();
    await expect(page.getByLabel('Company name')).toBeAttached();
  });
}
