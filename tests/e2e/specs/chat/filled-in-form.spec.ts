import { answerChat } from '../../fixtures/page/answer-chat';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

const lead = { name: 'Bob', phone: '612 555 0100', message: 'A site for my bakery' };

test('contact data from the conversation opens the form filled in, and closed it comes back from its chip', async ({
  page,
}) => {
  await answerChat(page, { response: 'Thanks, **Bob**. A person will call you.', lead });
  const { panel, log, ask } = await openChat(page);
  await ask('call me, bob, 612 555 0100');
  const form = panel.getByRole('form', { name: 'Leave your details' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const email = form.getByRole('textbox', { name: 'Email' });
  const phone = form.getByRole('textbox', { name: 'Phone' });
  await expect(form).toContainText('Thanks, Bob. A person will call you.');
  await expect(form).toContainText('We filled this in from your chat. Please check it');
  await expect(name).toHaveValue('Bob');
  await expect(phone).toHaveValue('612 555 0100');
  await expect(form.getByRole('textbox', { name: 'What is it about?' })).toHaveValue(lead.message);
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/We need an email too/);
  await expect(form.getByRole('checkbox')).not.toBeChecked();
  expect(await findAxeViolations(page)).toEqual([]);

  await name.fill('Robert');
  await form.getByRole('button', { name: 'Back to the chat' }).click();
  await expect(form).toBeHidden();
  await log.getByRole('button', { name: 'Leave your details' }).click();
  await expect(name).toHaveValue('Robert');
  await expect(phone).toHaveValue('612 555 0100');

  await page.reload();
  await expect(panel).toBeVisible();
  await expect(form).toBeHidden();
});

test('when nothing is missing the button has the focus, and what was typed before stays', async ({
  page,
}) => {
  await answerChat(page, { lead: { email: 'dana@bakery.example' } });
  const { panel, ask } = await openChat(page);
  await panel.getByRole('button', { name: 'Leave your details' }).click();
  const form = panel.getByRole('form', { name: 'Leave your details' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Dana Voss');
  await form.getByRole('button', { name: 'Back to the chat' }).click();
  await ask('my mail is dana@bakery.example');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Voss');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('dana@bakery.example');
  await expect(form.getByRole('button', { name: 'Send to the team' })).toBeFocused();
});

test('the phone goes along, and nothing that the visitor did not write or tick', {
  tag: '@mutates',
}, async ({ page }) => {
  await answerChat(page, {
    lead: { ...lead, email: 'bob@bakery.example' },
    contactDraft: { message: 'Drafted', service: 'Web Development', budget: 'Under $5,000' },
  });
  const { panel, ask } = await openChat(page);
  await ask('call me');
  const sent = page.waitForRequest('**/api/contact');
  await panel.getByRole('button', { name: 'Send to the team' }).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  expect(body).toEqual({
    name: 'Bob',
    email: 'bob@bakery.example',
    phone: '612 555 0100',
    message: 'A site for my bakery',
    consentVersion: expect.any(String),
    elapsedMs: expect.any(Number),
  });
  await expect(panel.getByRole('status')).toContainText(['Message sent successfully!']);
});
