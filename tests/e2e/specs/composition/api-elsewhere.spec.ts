import { freePort } from '@northloop/testing/free-port';
import { HANG_LIMIT_MS } from '@northloop/testing/hang-limit';
import { type RunningSite, startSite } from '../../../fixtures/site/start-site';
import { test as composed, expect } from '../../fixtures/test';
import { ContactForm } from '../../pages/contact-form';
import { chatOn } from '../../pages/open-chat';

/** A site whose pages call the API at another origin. */
const test = composed.extend<Record<never, never>, { site: RunningSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
    async ({}, use) => {
      const [port, apiPort] = [await freePort(), await freePort()];
      const site = await startSite({
        PORT: String(port),
        API_PORT: String(apiPort),
        PUBLIC_API_ORIGIN: `http://127.0.0.1:${apiPort}`,
        CORS_ORIGINS: `http://localhost:${port}`,
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: HANG_LIMIT_MS },
  ],
});

test('pages call an API that has an origin of its own', async ({ page, site }) => {
  const calls: { method: string; address: string }[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) {
      calls.push({ method: request.method(), address: `${origin}${pathname}` });
    }
  });
  await page.goto('/contact');
  const form = new ContactForm(page);
  await form.submit({
    name: 'Dana Lund',
    email: 'dana@bakery.example',
    message: 'A site for a bakery.',
  });
  await expect(form.notifications).toContainText('Message Sent Successfully!');

  const chat = chatOn(page);
  await chat.launcher.click();
  await chat.ask('When are you open?');
  await chat.panel.getByRole('button', { name: 'Clear conversation' }).click();
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await chat.panel.getByRole('button', { name: 'Start over' }).click();
  expect((await deleted).ok()).toBe(true);

  const own = (path: string) => `${site.apiOrigin}${path}`;
  expect(calls).toContainEqual({ method: 'GET', address: own('/api/location') });
  expect(calls).toContainEqual({ method: 'POST', address: own('/api/contact') });
  expect(calls).toContainEqual({ method: 'POST', address: own('/api/chatbot/message') });
  expect(calls.filter(({ address }) => !address.startsWith(own('/')))).toEqual([]);
});
