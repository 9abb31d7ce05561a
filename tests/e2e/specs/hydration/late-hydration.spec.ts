import type { Locator, Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/page/hold-requests';
import { expect, test } from '../../fixtures/test';

/** Holds back the marketing module's scripts until the returned function is called. */
const holdMarketing = (page: Page) => holdRequests(page, /\/modules\/marketing\/.*\.js$/);

test('the mockup form from the server stays, with what was typed, until its code is there', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/modules\/mockup\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/');
  const company = page.getByLabel('Company name');
  // Set by script, because pointer or focus would hydrate the form.
  await company.evaluate((input: HTMLInputElement) => {
    input.dataset.fromServer = 'yes';
    input.value = 'Typed early';
  });
  // The chat button is the last thing to load automatically. By then everything above the slot has rendered again.
  await expect(page.getByRole('button', { name: /chat/i })).toBeVisible();
  await expect(company).toHaveAttribute('data-from-server', 'yes');
  expect(scripts, 'scripts of the mockup module before the visitor came near').toEqual([]);

  await company.scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: /generate/i })).toBeEnabled();
  await expect(company).toHaveValue('Typed early');
});

test('a press on a button that is not alive yet is carried out when it is', async ({ page }) => {
  const release = await holdMarketing(page);
  await page.goto('/services/web-development', { waitUntil: 'commit' });
  const question = page.getByRole('button', { name: 'What will it cost?' });
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  // Hydrated now, so the next press works as usual.
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
});

test('a choice in a dropdown that is not alive yet is kept and sent', async ({ page }) => {
  const release = await holdMarketing(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const service = page.getByRole('combobox', { name: /^Service/ });
  await service.selectOption('Consulting');
  release();
  const form = page.getByRole('form', { name: 'Tell us about the project' });
  await form.getByRole('textbox', { name: /^Your name/ }).fill('Nils Aune');
  await form.getByRole('textbox', { name: /^Email/ }).fill('nils@example.com');
  await form.getByRole('textbox', { name: /^Message/ }).fill('A page for the ferry.');
  const sent = page.waitForRequest('**/api/contact');
  await form.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ service: 'Consulting' });
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Message Sent Successfully!',
  );
});

/** A form of the marketing module, and how it is sent. */
interface EarlyForm {
  path: string;
  form: string;
  name: RegExp;
  send: (form: Locator) => Promise<void>;
  success: string;
}

/** Sends a form before its code has loaded, lets the code load, and expects the message to arrive. */
async function sendEarly(page: Page, { path, form: title, name, send, success }: EarlyForm) {
  const release = await holdMarketing(page);
  await page.goto(path, { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: title });
  await form.getByRole('textbox', { name }).fill('Nils Aune');
  await form.getByRole('textbox', { name: /^Email/ }).fill('nils@example.com');
  const message = form.getByRole('textbox', { name: /^Message/ });
  await message.fill('A booking page for the ferry.');
  await send(form);
  await expect(message).toHaveValue('A booking page for the ferry.');
  expect(new URL(page.url()).search).toBe('');
  const sent = page.waitForResponse('**/api/contact');
  release();
  expect((await sent).request().postDataJSON()).toMatchObject({
    name: 'Nils Aune',
    email: 'nils@example.com',
    message: 'A booking page for the ferry.',
  });
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(success);
}

test('a form that is sent before it is alive keeps what was typed, and is sent when it is', async ({
  page,
}) => {
  await sendEarly(page, {
    path: '/contact',
    form: 'Tell us about the project',
    name: /^Your name/,
    send: (form) => form.getByRole('button', { name: 'Send Message' }).click(),
    success: 'Message Sent Successfully!',
  });
});

test('a message that is sent before its section of home is alive is sent when it is', async ({
  page,
}) => {
  await sendEarly(page, {
    path: '/#contact',
    form: 'Send a message',
    name: /^Name/,
    send: (form) => form.getByRole('textbox', { name: /^Email/ }).press('Enter'),
    success: 'Message sent successfully!',
  });
});

test('an address that changes while the page is being taken over gets its own page', async ({
  page,
}) => {
  // Like a press of Back at the worst moment: hydration has been requested, but React has not rendered yet.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      if (args[0] === 'click' && location.pathname === '/about') {
        history.replaceState(null, '', '/blog');
      }
      return listen.apply(document, args);
    };
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('a link that takes something along waits for it, and is followed without it in the end', async ({
  page,
}) => {
  const release = await holdMarketing(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  const apply = page.getByRole('link', { name: /^Apply Now/ }).first();
  await apply.click();
  release();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Senior Web Developer/);

  await page.unrouteAll();
  await holdMarketing(page);
  await page.goto('/careers', { waitUntil: 'commit' });
  await apply.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
