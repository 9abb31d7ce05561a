import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { eventually } from '@northloop/testing/eventually';
import { freePort } from '@northloop/testing/free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mailbox, newsletterToken, startMailbox } from '../../fixtures/api/mailbox';
import { type RunningSite, startSite } from '../../fixtures/site/start-site';

const run = promisify(execFile);
const LEADS = fileURLToPath(new URL('../../../api/dist/leads/leads-cli.js', import.meta.url));

let mailbox: Mailbox;
let site: RunningSite;
beforeAll(async () => {
  mailbox = await startMailbox();
  const port = await freePort();
  site = await startSite({
    PORT: String(port),
    SITE_ORIGIN: `http://localhost:${port}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Northloop <hello@northloop.example>',
    MAIL_TO: 'leads@northloop.example',
  });
});
afterAll(async () => {
  await site.dispose();
  await mailbox.close();
});

const postJson = (path: string, body: object) =>
  fetch(`${site.url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** State of the only subscription, as exported by the agency's command. */
async function state(): Promise<string | undefined> {
  const { stdout } = await run(process.execPath, [LEADS, 'subscribers'], {
    env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
  });
  return /"(unconfirmed|confirmed|unsubscribed)"/.exec(stdout)?.[1];
}

it('ends a subscription by the button of a mail program, and not by following its link', async () => {
  await postJson('/newsletter', { email: 'reader@bakery.example' });
  await eventually(() => expect(mailbox.mails).not.toHaveLength(0));
  const [mail] = mailbox.mails;
  const headers = mail?.headers ?? '';
  const link = /^List-Unsubscribe: <(.+)>\r?$/m.exec(headers)?.[1] ?? '';
  const form = /^List-Unsubscribe-Post: (\S+)\r?$/m.exec(headers)?.[1];
  await postJson('/newsletter/confirm', { token: mail && newsletterToken(mail) });
  expect(await state()).toBe('confirmed');

  for (const method of ['HEAD', 'GET']) {
    const page = await fetch(link, { method });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  }
  expect(await state()).toBe('confirmed');

  const answer = await fetch(link, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    redirect: 'error',
    ...(form !== undefined && { body: form }),
  });
  expect(answer.status).toBe(200);
  expect(await state()).toBe('unsubscribed');
});
