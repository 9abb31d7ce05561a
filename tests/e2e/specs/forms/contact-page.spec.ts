import { siteConfig } from '@northloop/contracts';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { expect, test } from '../../fixtures/test';

const SERVICES = [
  'Web Development',
  'UI/UX Design',
  'Mobile App Development',
  'E-commerce Solutions',
  'SEO Services',
  'Digital Marketing',
  'Brand Identity',
  'Consulting',
  'Other',
];

const BUDGETS = [
  'Under $5,000',
  '$5,000 - $10,000',
  '$10,000 - $25,000',
  '$25,000 - $50,000',
  '$50,000+',
  'Not sure yet',
];

test('the contact page: cards, reasons, next steps and a call', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const text of [
    'hello@northloop.example',
    '(612) 555-0142',
    'Maple Grove, MN 55369',
    siteConfig.hours.display,
  ]) {
    await expect(main.getByText(text).locator('visible=true').first()).toBeVisible();
  }
  await expect(main.getByRole('heading', { name: 'Good reasons to write' })).toBeVisible();
  const next = page.getByRole('region', { name: 'What Happens Next' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(main.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
    'href',
    'tel:+16125550142',
  );
});

test('the dropdowns take keys as a list does, and a choice can be taken back', async ({ page }) => {
  await page.goto('/contact');
  const service = page.getByRole('combobox', { name: /^Service/ });
  const budget = page.getByRole('combobox', { name: /^Budget/ });
  await expect(service.getByRole('option')).toHaveText(['Choose a service', ...SERVICES]);
  await expect(budget.getByRole('option')).toHaveText(['Choose a range', ...BUDGETS]);
  await service.focus();
  await page.keyboard.type('co');
  await expect(service).toHaveValue('Consulting');
  await service.selectOption('');
  await expect(service).toHaveValue('');
});

test('an open dropdown leaves the page around it as it is', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('/contact');
  const service = page.getByRole('combobox', { name: /^Service/ });
  await service.click();
  await expect.poll(() => service.evaluate((element) => element.matches(':open'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(service).toHaveValue('Other');
  await expect(service).toBeFocused();
});

test('the long form wants three fields, keeps what a failure would lose, and empties on success', async ({
  page,
  problems,
}) => {
  problems.expected.push(
    /console error: Error: (Please fill in|Failed to send)/,
    /\/api\/contact/,
    /ERR_FAILED/,
  );
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Tell us about the project' });
  const toast = page.getByRole('region', { name: 'Notifications' });
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  const send = form.getByRole('button', { name: 'Send Message' });
  await expect(field(/^Email/)).toHaveAttribute('type', 'email');
  await expect(field(/^Phone/)).toHaveAttribute('type', 'tel');
  await expect(field(/^Company/)).toHaveAttribute('type', 'text');
  await expect(field(/^Timeline/)).toHaveAttribute('type', 'text');
  await expect(field(/^Message/)).toHaveAttribute('rows', '5');

  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) calls += 1;
  });
  await field(/^Your name/).fill('Nils Aune');
  await field(/^Email/).fill('nils@example.com');
  await send.click();
  await expect(toast).toContainText('Error');
  await expect(toast).toContainText('Please fill in all required fields');
  await expect(toast).toHaveAttribute('aria-live', 'assertive');
  expect(calls).toBe(0);

  await field(/^Message/).fill('A booking page for the ferry.');
  await field(/^Phone/).fill('612 555 0101');
  await field(/^Timeline/).fill('Before the ice goes out');
  await form.getByRole('combobox', { name: /^Budget/ }).selectOption('$5,000 - $10,000');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(toast).toContainText(
    'Failed to send message. Please try again or contact us directly.',
  );
  await expect(send).toBeEnabled();
  await expect(field(/^Message/)).toHaveValue('A booking page for the ferry.');
  await page.unroute('**/api/contact');

  const answers: (() => void)[] = [];
  await page.route('**/api/contact', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.continue();
  });
  await send.click();
  const sending = form.getByRole('button', { name: 'Sending Message...' });
  await expect(sending).toBeDisabled();
  await expect.poll(() => answers.length).toBe(1);
  const sent = page.waitForResponse('**/api/contact');
  answers[0]?.();
  expect((await sent).request().postDataJSON()).toMatchObject({
    name: 'Nils Aune',
    email: 'nils@example.com',
    phone: '612 555 0101',
    budget: '$5,000 - $10,000',
    timeline: 'Before the ice goes out',
    message: 'A booking page for the ferry.',
  });
  await expect(toast).toContainText('Message Sent Successfully!');
  await expect(toast).toContainText(
    "Thank you for contacting us. We'll get back to you within 24 hours.",
  );
  await expect(field(/^Message/)).toHaveValue('');
  await expect(form.getByRole('combobox', { name: /^Budget/ })).toHaveValue('');
  await expect(send).toBeEnabled();
});
