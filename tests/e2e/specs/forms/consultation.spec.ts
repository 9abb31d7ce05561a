import type { ConsultationSlotsResponse } from '@northloop/contracts';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';
import { consultationForm, freshAddress } from '../../pages/consultation-form';

test('a time is chosen with the keyboard alone, and booked', {
  tag: ['@mutates', '@a11y'],
}, async ({ page }) => {
  await page.goto('/consultation');
  const form = consultationForm(page);
  const free = form.days.getByRole('gridcell', { name: /\d free times?$/ });
  const day = free.nth(3);
  const chosen = free.first();
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await chosen.focus();
  await page.keyboard.press('PageDown');
  await expect(form.days.getByRole('gridcell').last()).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(form.days.getByRole('gridcell').first()).toBeFocused();
  await day.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(day).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Tab');
  const first = form.times.getByRole('option').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const time = form.times.getByRole('option').nth(1);
  await expect(time).toHaveAttribute('aria-selected', 'true');
  await expect(time).toBeFocused();
  const said = await form.chosenTime();
  await expect(page.getByText(new RegExp(`at ${said}`)).first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  await form.fillIn('Dana Voss');
  await page.keyboard.press('Tab');
  await form.book.click();
  await expect(page.getByRole('heading', { name: 'You are booked', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/consultation\/booking\?token=[\w-]{43}$/);
  await expect(page.getByRole('main')).toContainText(said);
  await expect(page.getByRole('main')).toContainText('An order page for rolls');
  // Here no mail is set up.
  await expect(page.getByRole('main')).toContainText('We send no email for this booking');
  expect(await findAxeViolations(page)).toEqual([]);

  const file = page.getByRole('link', { name: 'Calendar file' });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*SUMMARY:Consultation with Northloop/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
});

test('what is missing is said beside it, and the first of it gets the focus', async ({ page }) => {
  await page.goto('/consultation');
  const form = consultationForm(page);
  await form.email.fill('dana');
  await form.book.click();
  for (const error of [
    'Please choose a day and a time',
    'Name is required',
    'Invalid email address',
    'Please say what you want to talk about',
  ]) {
    await expect(page.getByText(error)).toBeVisible();
  }
  await expect(form.days.getByRole('gridcell', { selected: true })).toBeFocused();
  await form.choose(2, 0);
  await expect(page.getByText('Please choose a day and a time')).toBeHidden();
  await form.book.click();
  await expect(form.name).toBeFocused();
  await form.name.fill('Dana');
  await expect(page.getByText('Name is required')).toBeHidden();
});

test('a time that goes while somebody types is told with the nearest free ones, and nothing is lost', {
  tag: '@mutates',
}, async ({ page, problems }) => {
  problems.expected.push(/\/api\/consultations/, /409/);
  await page.goto('/consultation');
  const form = consultationForm(page);
  await form.choose(6, 4);
  await form.fillIn('Dana Voss');
  const address = await form.email.inputValue();

  // Somebody else books every time of that day's first half, the chosen one among them.
  const answer = await page.request.get('/api/consultations/slots');
  const { slots } = (await answer.json()) as ConsultationSlotsResponse;
  const dates = [...new Set(slots.map((slot) => slot.slice(0, 10)))];
  const ofDay = slots.filter((slot) => slot.startsWith(dates[6] ?? ''));
  const other = { name: 'Eve', email: freshAddress(), topic: 'A shop' };
  const taken = await page.request.post('/api/consultations', {
    data: { ...other, slot: ofDay[4] },
  });
  expect(taken.status()).toBe(201);

  await form.book.click();
  const notice = page.getByRole('alert').filter({ hasText: 'has just been taken' });
  await expect(notice).toContainText('What you typed is still here.');
  const nearest = notice.getByRole('button');
  await expect(nearest).toHaveCount(4);
  await expect(form.name).toHaveValue('Dana Voss');
  await expect(form.email).toHaveValue(address);
  await expect(form.topic).toHaveValue('An order page for rolls');
  const instead = (await nearest.first().textContent()) ?? '';
  await nearest.first().click();
  await expect(notice).toBeHidden();
  await form.book.click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(instead);
});

test('a booking is moved and cancelled on its pages, and its time is free again', {
  tag: '@mutates',
}, async ({ page }) => {
  await page.goto('/consultation');
  const form = consultationForm(page);
  await form.choose(8, 2);
  await form.fillIn('Dana Voss');
  await form.book.click();
  await page.getByRole('link', { name: 'Choose another time' }).click();
  await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeVisible();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByText('Please choose a day and a time')).toBeVisible();
  await form.choose(9, 3);
  const moved = await form.chosenTime();
  await page.getByRole('button', { name: 'Move to this time' }).click();
  await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(moved);

  await page.getByRole('link', { name: 'Cancel it' }).click();
  await expect(page.getByRole('main')).toContainText(moved);
  await page.getByRole('button', { name: 'Cancel the consultation' }).click();
  await expect(page.getByRole('heading', { name: 'This consultation is cancelled' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This consultation is cancelled' })).toBeVisible();
  await page.getByRole('link', { name: 'Book another time' }).click();
  await form.choose(9, 3);
  expect(await form.chosenTime()).toBe(moved);
});

test('a link that nobody signed shows nothing, and says what to do', async ({ page }) => {
  for (const path of ['booking', 'move', 'cancel']) {
    await page.goto(`/consultation/${path}?token=${'A'.repeat(10)}`);
    await expect(page.getByRole('heading', { name: 'We do not know this booking' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  }
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/Oslo' });

  test('times are the visitor’s, with the studio’s beside them', async ({ page }) => {
    await page.goto('/consultation');
    const form = consultationForm(page);
    await form.choose(3, 0);
    await expect(form.times.getByRole('option').first()).toHaveText(
      /^\d{1,2}:\d{2}\s[AP]M \d{1,2}:\d{2}\s[AP]M ours$/,
    );
    await expect(
      page.getByText('In your time zone (Oslo, GMT+1). “Ours” is the time in Minneapolis.'),
    ).toBeVisible();
    await expect(page.getByText(/^In Minneapolis: /)).toBeVisible();
  });
});

test('while free times cannot be looked up the page says so, and tries again', async ({
  page,
  problems,
}) => {
  problems.expected.push(/consultations\/slots/, /503/, /Service unavailable/);
  await page.goto('/about');
  await page.route('**/api/consultations/slots*', (route) =>
    route.fulfill({ status: 503, json: { error: 'UNAVAILABLE', message: 'Not now' } }),
  );
  await page.goto('/services/ui-ux-design');
  await page.getByRole('link', { name: 'Book a Design Call' }).first().click();
  await expect(page.getByText('We cannot look up free times right now')).toBeVisible();
  await page.unroute('**/api/consultations/slots*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid', { name: 'Day' })).toBeVisible();
});

test('the contact page offers the same times and hands the chosen one on', async ({ page }) => {
  await page.goto('/contact');
  const form = consultationForm(page);
  await form.choose(4, 1);
  const time = await form.chosenTime();
  await page.getByRole('link', { name: /^Continue with/ }).click();
  await expect(page.getByRole('heading', { name: 'Pick a time to talk' })).toBeVisible();
  expect(await form.chosenTime()).toBe(time);
});

test('a drafted homepage goes along to the talk about it', { tag: '@mutates' }, async ({
  page,
}) => {
  await page.goto('/');
  const generator = page.getByLabel('Company name');
  await generator.scrollIntoViewIfNeeded();
  await generator.fill('Juniper Bakery');
  await page.getByRole('button', { name: /generate/i }).click();
  await page.getByRole('button', { name: 'Talk about this draft' }).click();
  const attached = page.getByRole('region', { name: 'Sent with your booking' });
  await attached.getByText('Show it').click();
  await expect(attached).toContainText('Company: Juniper Bakery');
  await expect(attached).toContainText(/The draft: http.+\/mockup\/[\w-]+/);
  await attached.getByRole('button', { name: 'Remove' }).click();
  await expect(attached).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form books, keeps what was typed, moves and cancels', {
    tag: '@mutates',
  }, async ({ page, problems }) => {
    problems.expected.push(/^request failed: .* csp$/);
    await page.goto('/consultation');
    const form = consultationForm(page);
    const time = page.getByRole('combobox', { name: 'Day and time, Central Time' });
    await expect(form.days).toBeHidden();
    await form.name.fill('Dana Voss');
    await form.book.click();
    await expect(time).toHaveAccessibleDescription('Please choose a day and a time');
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(form.name).toHaveValue('Dana Voss');
    await time.selectOption({ index: 150 });
    await form.email.fill(freshAddress());
    await form.topic.fill('An order page for rolls');
    await form.book.click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await expect(page).toHaveURL(/\/consultation\/booking\?token=/);

    await page.getByRole('link', { name: 'Choose another time' }).click();
    await time.selectOption({ index: 180 });
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Cancel the consultation' }).click();
    await expect(
      page.getByRole('heading', { name: 'This consultation is cancelled' }),
    ).toBeVisible();
  });
});
