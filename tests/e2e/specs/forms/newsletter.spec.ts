import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@northloop/testing/free-port';
import { HANG_LIMIT_MS } from '@northloop/testing/hang-limit';
import type { Page } from '@playwright/test';
import { type Mailbox, startMailbox } from '../../../fixtures/api/mailbox';
import { type RunningSite, startSite } from '../../../fixtures/site/start-site';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { test as composed, expect } from '../../fixtures/test';

const run = promisify(execFile);
const LEADS = fileURLToPath(new URL('../../../../api/dist/leads/leads-cli.js', import.meta.url));

/** A well-formed token that was never sent. */
const UNKNOWN = 'A'.repeat(32);

/** The composed site with its own mail server. */
const test = composed.extend<Record<never, never>, { site: RunningSite; mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const port = await freePort();
      const site = await startSite({
        PORT: String(port),
        SITE_ORIGIN: `http://localhost:${port}`,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'Northloop <hello@northloop.example>',
        MAIL_TO: 'leads@northloop.example',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: HANG_LIMIT_MS },
  ],
});

/** The row of an address, as exported by the agency's command. */
async function subscription(site: RunningSite, email: string): Promise<string | undefined> {
  const { stdout } = await run(process.execPath, [LEADS, 'subscribers'], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
  });
  return stdout.split('\r\n').find((row) => row.includes(email));
}

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto('/blog');
  const newsletter = page.getByRole('region', { name: 'New articles by email' });
  await newsletter.getByRole('textbox', { name: 'Email address' }).fill(email);
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  const done = newsletter.getByRole('status');
  await expect(done).toContainText(`sent a link to ${email}`);
  await expect(done).toBeFocused();
}

/** Waits for the mail to an address and returns its links. */
async function linksTo(mailbox: Mailbox, email: string) {
  const find = () => mailbox.mails.find(({ to }) => to === email);
  await expect.poll(() => find() !== undefined).toBe(true);
  const { text = '', headers = '' } = find() ?? {};
  return {
    confirm: /\S+\/newsletter\/confirm\?\S+/.exec(text)?.[0] ?? '',
    unsubscribe: /\S+\/newsletter\/unsubscribe\?\S+/.exec(text)?.[0] ?? '',
    header: /^List-Unsubscribe: <(.+)>\r?$/m.exec(headers)?.[1] ?? '',
  };
}

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

test('a subscription counts once its mail is answered, and ends by any of its links', {
  tag: '@mutates',
}, async ({ page, site, mailbox }) => {
  const email = 'reader@bakery.example';
  await subscribe(page, email);
  const links = await linksTo(mailbox, email);
  expect(links.header).toBe(links.unsubscribe);
  expect(await subscription(site, email)).toContain(',"unconfirmed",');

  const response = await page.goto(links.confirm);
  expect(response?.status()).toBe(200);
  await expect(heading(page, 'Confirm your subscription')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  // Opening the link, as mail scanners do, does not confirm the subscription.
  expect(await subscription(site, email)).toContain(',"unconfirmed",');
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page, 'You are subscribed')).toBeFocused();
  expect(await subscription(site, email)).toContain(',"confirmed",');
  await expect(page.getByText(email)).toHaveCount(0);

  // Confirming twice is not an error.
  await page.reload();
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page, 'You are subscribed')).toBeFocused();

  await page.goto(links.unsubscribe);
  await expect(heading(page, 'Unsubscribe from the newsletter')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(heading(page, 'You are unsubscribed')).toBeFocused();
  expect(await subscription(site, email)).toContain(',"unsubscribed",');
  await page.getByRole('link', { name: 'Read the articles' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('a link that is cut off, unknown or old says what to do next', { tag: '@mutates' }, async ({
  page,
  problems,
}) => {
  problems.expected.push(/status (of )?404/);
  await page.goto(`/newsletter/confirm?token=${UNKNOWN}`);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page, 'This link no longer works')).toBeFocused();
  await page.getByRole('link', { name: 'Subscribe again' }).click();
  await expect(page.getByRole('heading', { name: 'New articles by email' })).toBeInViewport();

  await page.goto(`/newsletter/unsubscribe?token=${UNKNOWN}`);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading(page, 'We do not recognize this link')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /^mailto:hello@northloop\.example/,
  );

  await page.goto('/newsletter/confirm?token=cut');
  await expect(heading(page, 'This link no longer works')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('without a connection the page says so, keeps the button, and the next press works', {
  tag: '@mutates',
}, async ({ page, context, problems, site, mailbox }) => {
  problems.expected.push(/INTERNET_DISCONNECTED/, /network error/i);
  const email = 'offline@bakery.example';
  await subscribe(page, email);
  const { confirm } = await linksTo(mailbox, email);
  await page.goto(confirm);
  // The chat button is the last thing to load automatically, so no requests are left.
  await expect(page.getByRole('button', { name: /^chat with/i })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('try again');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeFocused();
  await context.setOffline(false);
  await again.press('Enter');
  await expect(heading(page, 'You are subscribed')).toBeFocused();
  expect(await subscription(site, email)).toContain(',"confirmed",');
});

test('the pages behind the links are kept from search, and accessible in every state and theme', {
  tag: '@mutates',
}, async ({ page, problems, request }) => {
  problems.expected.push(/status (of )?404/);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/newsletter/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const action of ['confirm', 'unsubscribe']) {
      await page.goto(`/newsletter/${action}?token=${UNKNOWN}`);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect(await findAxeViolations(page), `${action}, ${colorScheme}`).toEqual([]);
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
      expect(await findAxeViolations(page), `${action} unknown, ${colorScheme}`).toEqual([]);
    }
  }
});
