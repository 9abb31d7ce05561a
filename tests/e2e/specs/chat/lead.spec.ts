import { PGlite } from '@electric-sql/pglite';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

test('leaving details: what is missing is said, a failure loses nothing, and the way back is open', {
  tag: '@mutates',
}, async ({ page, problems }) => {
  problems.expected.push(/\/api\/contact/, /503/, /Error sending message/, /unavailable/i);
  const { panel, log, ask } = await openChat(page);
  await ask('I would like to talk to a person');
  await log.getByRole('button', { name: 'Leave your details' }).click();
  const form = panel.getByRole('form', { name: 'Leave your details' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const note = form.getByRole('textbox', { name: 'What is it about?' });
  const send = form.getByRole('button', { name: 'Send to the team' });
  await expect(name).toBeFocused();

  await send.click();
  await expect(form).toContainText('Name is required');
  await expect(form).toContainText('Email is required');
  await expect(name).toBeFocused();
  await name.fill('Dana Voss');
  await expect(form).not.toContainText('Name is required');
  await email.fill('dana');
  await send.click();
  await expect(form).toContainText('Invalid email address');
  await expect(email).toBeFocused();

  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { error: 'UNAVAILABLE', message: 'Not now' } }),
  );
  await email.fill('dana@bakery.example');
  await note.fill('An order page for rolls');
  await send.click();
  const toast = page.getByRole('region', { name: 'Notifications' });
  await expect(toast).toContainText('Error sending message');
  await expect(toast).toContainText('Please try again later or contact us directly.');
  await expect(name).toHaveValue('Dana Voss');
  await expect(email).toHaveValue('dana@bakery.example');
  await expect(note).toHaveValue('An order page for rolls');

  await form.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(form).toBeHidden();
  await expect(log).toContainText('I would like to talk to a person');
});

test('the details reach the team with the conversation, and only with the visitor’s word for it', {
  tag: ['@mutates', '@long'],
}, async ({ browser }) => {
  const site = await startSite();
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const problems = watchPage(page);
    const { panel, ask, input } = await openChat(page);
    await ask('How much does an online store cost?');

    const leave = async (email: string, withConversation: boolean) => {
      await panel.getByRole('button', { name: 'Leave your details' }).first().click();
      const form = panel.getByRole('form', { name: 'Leave your details' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Dana Voss');
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await form.getByRole('textbox', { name: 'What is it about?' }).fill('Rolls, ordered ahead');
      const consent = form.getByRole('checkbox', { name: /Include this conversation/ });
      await expect(consent).not.toBeChecked();
      if (withConversation) await consent.check();
      await form.getByRole('button', { name: 'Send to the team' }).click();
      await expect(panel.getByRole('status')).toContainText(['Message sent successfully!']);
      await panel.getByRole('button', { name: 'Back to the chat' }).click();
    };
    await leave('with@bakery.example', true);
    await leave('without@bakery.example', false);
    await expect(input).toBeEditable();
    expect(problems.list).toEqual([]);
    await page.close();

    await site.stop();
    const database = await PGlite.create(`${site.dataDir}/pglite`);
    const { rows } = await database.query<{ email: string; name: string; message: string }>(
      'select email, name, message from contacts order by email',
    );
    await database.close();
    expect(rows).toEqual([
      {
        email: 'with@bakery.example',
        name: 'Dana Voss',
        message: expect.stringMatching(
          /^Rolls, ordered ahead\n\nThe conversation:\nVisitor: How much does an online store cost\?\nAssistant: .*\$/,
        ),
      },
      { email: 'without@bakery.example', name: 'Dana Voss', message: 'Rolls, ordered ahead' },
    ]);
  } finally {
    await site.dispose();
  }
});

test('who writes how to be reached gets the form filled in, and what is sent arrives', {
  tag: ['@mutates', '@long'],
}, async ({ browser }) => {
  const site = await startSite();
  try {
    const page = await browser.newPage({ baseURL: site.url });
    const problems = watchPage(page);
    const { panel, ask } = await openChat(page);
    await ask('I am Dana Voss, dana@bakery.example, please call me at 612-555-0100');
    const form = panel.getByRole('form', { name: 'Leave your details' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Voss');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@bakery.example');
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('612-555-0100');
    await form.getByRole('textbox', { name: 'What is it about?' }).fill('Rolls, ordered ahead');
    await form.getByRole('button', { name: 'Send to the team' }).click();
    await expect(panel.getByRole('status')).toContainText(['Message sent successfully!']);
    expect(problems.list).toEqual([]);
    await page.close();

    await site.stop();
    const database = await PGlite.create(`${site.dataDir}/pglite`);
    const { rows } = await database.query('select name, email, phone, message from contacts');
    await database.close();
    expect(rows).toEqual([
      {
        name: 'Dana Voss',
        email: 'dana@bakery.example',
        phone: '612-555-0100',
        message: 'Rolls, ordered ahead',
      },
    ]);
  } finally {
    await site.dispose();
  }
});
