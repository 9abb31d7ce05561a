import { siteConfig } from '@northloop/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test';

const hero = (page: Page) => page.getByRole('region', { name: 'Websites that earn their keep' });

/** Clicks a link of the home page and expects a section in view. */
async function leadsTo(page: Page, name: string, section: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL(`/#${section}`);
  await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeInViewport();
}

test('the hero types its tagline, states its claims and leads on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const sentence =
    'We build websites that book tables, stores that ship by Friday, and apps people keep.';
  const spoken = hero(page).getByText(sentence);
  const typed = hero(page).locator('[aria-hidden="true"] span span');
  await expect(spoken).toHaveCSS('width', '1px');
  await expect(typed).toHaveText('We build stores that ship by Friday.');
  await expect(typed).toHaveText('We build apps people keep.');
  for (const claim of ['500+', 'projects delivered', '98%', 'client satisfaction']) {
    await expect(hero(page).getByText(claim, { exact: true })).toBeVisible();
  }
  await expect(hero(page).getByText('Award-winning', { exact: true })).toBeVisible();
  await leadsTo(page, 'Start Your Project', 'contact');
  await leadsTo(page, 'View Our Work', 'portfolio');
  await leadsTo(page, 'Scroll to explore', 'services');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(spoken).toBeInViewport();
  await expect(typed).toBeHidden();
});

test('services come from the server; while the list loads a badge says so, and built-in ones stand in', async ({
  page,
  problems,
}) => {
  problems.expected.push(/503/, /service unavailable/i);
  const services = page.locator('#services');
  const cards = services.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const badge = services.getByRole('status');
  const toast = page.getByRole('region', { name: 'Notifications' });

  await page.goto('/');
  await expect(cards).toHaveCount(6);
  await expect(badge).toBeEmpty();

  const answers: (() => void)[] = [];
  await page.route('**/api/services*', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.fulfill({
      status: 503,
      json: { error: 'unavailable', message: 'The list is being printed' },
    });
  });
  // Start on another page, because only then does the browser fetch the list itself.
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(badge).toHaveText('Loading services…');
  await expect(cards).toHaveCount(6);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect(toast).toContainText('Error loading services');
  await expect(toast).toContainText('API Error (503): The list is being printed');
  await expect(badge).toBeEmpty();
  await expect(cards).toHaveCount(6);

  await page.unroute('**/api/services*');
  await page.route('**/api/services*', (route) =>
    route.fulfill({
      json: ['Palette', 'Unicorn'].map((icon) => ({
        _id: icon,
        icon,
        title: `Service with ${icon}`,
        description: 'Made for this test.',
        features: ['First feature', 'Second feature'],
      })),
    }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0).locator('.lucide-palette')).toBeVisible();
  await expect(cards.nth(1).locator('.lucide-code')).toBeVisible();
  await expect(cards.nth(1)).toContainText('Made for this test.');
  await expect(cards.nth(1)).toContainText('Second feature');
});

const LINES = [
  { timezoneId: 'America/New_York', city: 'New York', phone: '(212)', hours: '9am-7pm EST' },
  { timezoneId: 'America/Denver', city: 'Minneapolis', phone: '(612)', hours: '8am-6pm CST' },
];

test('the local offer follows the time zone, the place the server knows, and the visitor', async ({
  browser,
  site,
}) => {
  for (const { timezoneId, city, phone, hours } of LINES) {
    const context = await browser.newContext({ timezoneId, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/');
    const section = page.locator('#local-business');
    await expect(section.getByRole('radio', { name: city })).toBeChecked();
    await expect(section.getByRole('link', { name: phone })).toHaveCount(1);
    await expect(section.getByText(`Mon-Fri ${hours}`).locator('visible=true')).toHaveCount(1);
    await context.close();
  }
  const context = await browser.newContext({ timezoneId: 'America/Denver', baseURL: site.url });
  const page = await context.newPage();
  await page.route('**/api/location', (route) =>
    route.fulfill({ json: { city: 'Fresno', state: 'California', country: 'US' } }),
  );
  await page.goto('/');
  const section = page.locator('#local-business');
  await expect(section.getByRole('radio', { name: 'Los Angeles' })).toBeChecked();
  await section.getByText('New York', { exact: true }).first().click();
  await expect(section.getByRole('radio', { name: 'New York' })).toBeChecked();

  await page.unroute('**/api/location');
  await page.route('**/api/location', (route) => route.abort());
  await page.goto('/');
  await expect(section.getByRole('radio', { name: 'Minneapolis' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
  await context.close();
});

test('the local section names pains, benefits, three offers, areas and a way to talk', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#local-business');
  await expect(section.getByRole('heading', { level: 2 })).toContainText('Minneapolis');
  const lists = await section.getByRole('list').all();
  const counts = await Promise.all(lists.map((list) => list.getByRole('listitem').count()));
  // Pains, benefits, offers, areas.
  expect(counts).toEqual([6, 6, 3, 10]);
  await leadsTo(page, 'Get a Free Estimate', 'contact');
});

test('the location is asked for 100 ms after the page stands, and the chat comes after its own wait', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/location' || pathname.startsWith('/modules/chat/')) asked.push(pathname);
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // The page's clock is stopped, so `goto` could not wait for its hydration.
  await page.goto('/about', { waitUntil: 'commit' });
  // The page is hydrated once a press changes the stored theme.
  await expect(async () => {
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).not.toBeNull();
  }).toPass();
  await page.clock.runFor(99);
  expect(asked).toEqual([]);
  await page.clock.runFor(2);
  await expect.poll(() => asked).toEqual(['/api/location']);
  const chat = page.getByRole('button', { name: 'Chat with the AI assistant' });
  // The site of the tests waits for 200 ms instead of the default of two seconds.
  await page.clock.runFor(90);
  await expect(chat).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(chat).toBeVisible({ timeout: 200 });
  }).toPass();
});

test('why choose us: six reasons, three testimonials, four figures and a consultation', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#why-choose-us');
  for (const title of [
    'A working link every Friday',
    'The price is written down',
    'You own the result',
    'Light pages, on purpose',
    'Built for every customer',
    'We stay after launch',
  ]) {
    await expect(section.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(section.locator('blockquote')).toHaveCount(3);
  await expect(section.getByText('Rated 5 out of 5')).toHaveCount(3);
  for (const figure of ['500+', '98%', '5+', '24/7']) {
    await expect(section.getByText(figure, { exact: true })).toBeVisible();
  }
  await section.getByRole('link', { name: 'Book a Free Consultation' }).click();
  await expect(page).toHaveURL(/\/consultation$/);
  await expect(page.getByRole('heading', { name: 'Pick a time to talk' })).toBeVisible();
});

test('the message form says what is missing, keeps what a failure would lose, and empties on success', async ({
  page,
  problems,
}) => {
  problems.expected.push(/\/api\/contact/, /503/, /service unavailable/i);
  await page.goto('/');
  const section = page.locator('#contact');
  const toast = page.getByRole('region', { name: 'Notifications' });
  for (const text of [
    'hello@northloop.example',
    '(612) 555-0142',
    'Maple Grove, MN 55369',
    siteConfig.hours.display,
    'Weekend support available with a care plan.',
  ]) {
    await expect(section.getByText(text).locator('visible=true').first()).toBeVisible();
  }
  const field = (name: string) => section.getByRole('textbox', { name, exact: false });
  const send = section.getByRole('button', { name: 'Send Message' });

  await send.click();
  for (const error of ['Name is required', 'Email is required', 'Message is required']) {
    await expect(section.getByText(error)).toBeVisible();
  }
  await field('Name').fill('Ida Berg');
  await field('Email').fill('ida at example');
  await field('Message').fill('A site for the feed store.');
  await send.click();
  await expect(section.getByText('Invalid email address')).toBeVisible();
  await expect(section.getByText('Name is required')).toHaveCount(0);

  await field('Email').fill('ida@example.com');
  const answers: (() => void)[] = [];
  await page.route('**/api/contact', async (route) => {
    await new Promise<void>((answer) => answers.push(answer));
    await route.fulfill({ status: 503, json: { error: 'unavailable', message: 'Closed' } });
  });
  await send.click();
  const sending = section.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeVisible();
  await expect(sending).toBeDisabled();
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect(toast).toContainText('Error sending message');
  await expect(toast).toContainText('Please try again later or contact us directly.');
  await expect(toast).toHaveAttribute('aria-live', 'assertive');
  await expect(field('Message')).toHaveValue('A site for the feed store.');

  await page.unroute('**/api/contact');
  const stored = page.waitForResponse('**/api/contact');
  await send.click();
  expect(((await (await stored).json()) as { contactId: unknown }).contactId).toBeTruthy();
  await expect(toast).toContainText('Message sent successfully!');
  await expect(toast).toContainText("We'll get back to you within 24 hours.");
  for (const name of ['Name', 'Email', 'Message']) await expect(field(name)).toHaveValue('');
});
