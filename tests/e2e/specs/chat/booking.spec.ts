import type { ConsultationSlotsResponse } from '@northloop/contracts';
import { expect, test } from '../../fixtures/test';
import { freshAddress } from '../../pages/consultation-form';
import { openChat } from '../../pages/open-chat';

test('the assistant offers times that fit, and says booked only when one is', {
  tag: '@mutates',
}, async ({ page, problems }) => {
  problems.expected.push(/\/api\/consultations/, /409/);
  const answer = await page.request.get('/api/consultations/slots');
  const { slots } = (await answer.json()) as ConsultationSlotsResponse;
  const wanted = slots[110] ?? '';
  // The browser of this test is in UTC.
  const inWords = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(wanted));

  const { panel, ask } = await openChat(page);
  await ask(`could we talk on ${inWords}?`);
  const form = panel.getByRole('form', { name: 'Pick a time to talk' });
  const times = form.getByRole('group', { name: 'When shall we talk?' }).getByRole('radio');
  await expect(times).toHaveCount(4);
  await expect(form.getByRole('radio', { checked: true })).toHaveValue(wanted);
  await expect(panel).not.toContainText('You are booked');

  // Somebody else is quicker.
  const other = { name: 'Eve', email: freshAddress(), topic: 'A shop', slot: wanted };
  const taken = await page.request.post('/api/consultations', { data: other });
  expect(taken.status()).toBe(201);
  await form.getByRole('textbox', { name: 'Name' }).fill('Dana Voss');
  await form.getByRole('textbox', { name: 'Email' }).fill(freshAddress());
  const book = form.getByRole('button', { name: 'Book this time' });
  await book.click();
  await expect(form.getByRole('alert')).toContainText('That time has just been taken.');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Dana Voss');
  // Without a time the form is a message to the team.
  await expect(form.getByRole('button', { name: 'Send to the team' })).toBeVisible();
  const instead = times.first();
  const slot = await instead.inputValue();
  expect(slots).toContain(slot);
  await instead.check();
  await book.click();

  const done = panel.getByRole('status').filter({ hasText: 'You are booked' });
  await expect(done).toBeVisible();
  await expect(done.getByRole('button', { name: 'Back to the chat' })).toBeFocused();
  await done.getByRole('link', { name: 'See, move or cancel the booking' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked', level: 1 })).toBeVisible();
  const left = await page.request.get('/api/consultations/slots');
  expect(((await left.json()) as ConsultationSlotsResponse).slots).not.toContain(slot);
});
