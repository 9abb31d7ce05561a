import { sitePaths } from '../../../fixtures/site/site-paths';
import { expect, test } from '../../fixtures/altered-site';
import { chatOn } from '../../pages/open-chat';

test.use({ parts: { api: 'down' } });

test.beforeEach(({ problems }) => {
  // Messages of the browser for each failed call, and of the client for an API that is down.
  problems.expected.push(
    /\/api\//,
    /service unavailable/i,
    /chat history could not be loaded/i,
    /console error: Error: (API Error \(503\)|Failed to send message)/,
  );
});

test('every page stands without the API', async ({ page }) => {
  for (const path of sitePaths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('hello@northloop.example');
    await expect(page.getByText(/could not be loaded|is unavailable/i)).toHaveCount(0);
  }
});

test('home shows its built-in services without the API', async ({ page }) => {
  await page.goto('/');
  const services = page.locator('#services');
  await expect(
    services.getByRole('listitem').filter({ has: page.getByRole('heading') }),
  ).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Error loading services',
  );
  await expect(services.getByRole('status')).toBeEmpty();
});

test('without the API the short message form says what to do and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#contact');
  const typed = { Name: 'Ida Berg', Email: 'ida@mill.example', Message: 'A site for the mill.' };
  await expect(section.getByRole('button', { name: 'Send Message' })).toHaveAttribute(
    'type',
    'submit',
  );
  for (const [name, value] of Object.entries(typed)) {
    await section.getByRole('textbox', { name }).fill(value);
  }
  await section.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Please try again later or contact us directly.',
  );
  const message = section.getByRole('form');
  await expect(message.getByRole('link', { name: 'hello@northloop.example' })).toBeVisible();
  await expect(message.getByRole('link', { name: '(612) 555-0142' })).toBeVisible();
  for (const [name, value] of Object.entries(typed)) {
    await expect(section.getByRole('textbox', { name })).toHaveValue(value);
  }
});

test('without the API the contact page says what to do and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('main').getByRole('form');
  const send = form.getByRole('button', { name: 'Send Message' });
  await expect(send).toHaveAttribute('type', 'submit');
  const typed = {
    'Your name': 'Ida Berg',
    Email: 'ida@mill.example',
    Message: 'A site for the mill.',
  };
  for (const [name, value] of Object.entries(typed)) {
    await form.getByRole('textbox', { name }).fill(value);
  }
  await send.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Failed to send message. Please try again or contact us directly.',
  );
  await expect(send).toBeEnabled();
  for (const [name, value] of Object.entries(typed)) {
    await expect(form.getByRole('textbox', { name })).toHaveValue(value);
  }
});

test('without the API the newsletter says what to do and keeps the address', async ({ page }) => {
  await page.goto('/blog', { waitUntil: 'networkidle' });
  const newsletter = page.getByRole('region', { name: 'New articles by email' });
  const email = newsletter.getByRole('textbox', { name: 'Email address' });
  await email.fill('reader@example.com');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/try again/i);
  await expect(email).toHaveValue('reader@example.com');
});

test('without the API the mockup generator says what to do and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/');
  const generator = page.locator('#mockup');
  const company = generator.getByLabel('Company name');
  const generate = generator.getByRole('button', { name: /^Generate/ });
  await company.scrollIntoViewIfNeeded();
  await expect(generate).toBeEnabled();
  await company.fill('Juniper Table');
  await generate.click();
  await expect(generator.getByRole('status')).toContainText(/try again/i);
  await expect(company).toHaveValue('Juniper Table');
});

test('without the API the assistant says what to do and keeps the question', async ({ page }) => {
  await page.goto('/about');
  const chat = chatOn(page);
  await chat.launcher.click();
  await chat.input.fill('What does a website cost?');
  await chat.input.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(/try again/i);
  await expect(chat.input).toHaveValue('What does a website cost?');
});
