import type { Locator } from '@playwright/test';
import {
  followsTheEye,
  pressTab,
  rememberControls,
  type TabStop,
} from '../../fixtures/page/tab-walk';
import { expect, test } from '../../fixtures/test';

const isOpen = (dropdown: Locator) => dropdown.evaluate((element) => element.matches(':open'));

/** More steps than any page needs. If a walk takes more, the focus is trapped. */
const MOST_STEPS = 250;

// The home page in both layouts, and one other page in each.
for (const [path, width] of [
  ['/', 390],
  ['/', 1280],
  ['/contact', 390],
  ['/blog', 1280],
] as const) {
  test(`Tab alone reaches everything on ${path} in the order of the eye, marked, at ${width} px`, {
    // The home page has twice as many tab stops as any other page.
    tag: path === '/' ? ['@a11y', '@long'] : '@a11y',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Chat with/ })).toBeVisible();
    const names = await rememberControls(page);
    const stops: TabStop[] = [];
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const stop = await pressTab(page);
      if (stop === null || (stop.index >= 0 && stop.index === stops[0]?.index)) break;
      stops.push(stop);
    }
    expect(stops.length, 'the walk comes to an end').toBeLessThan(MOST_STEPS);
    const reached = new Set(stops.map(({ index }) => index));
    expect(
      names.filter((_, index) => !reached.has(index)),
      'not reached',
    ).toEqual([]);
    expect(
      stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name),
      'without a mark',
    ).toEqual([]);
    expect(
      stops.filter(({ isInView }) => !isInView).map(({ name }) => name),
      'out of view',
    ).toEqual([]);
    const jumps = stops.flatMap((to, at) => {
      const from = stops[at - 1];
      return from === undefined || followsTheEye(from, to) ? [] : [`${from.name} → ${to.name}`];
    });
    expect(jumps, 'against the order of the eye').toEqual([]);
  });
}

test('the main controls of home answer to keys', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const root = page.locator('html');
  const theme = page.getByRole('button', { name: 'Toggle theme' });
  for (const key of ['Space', 'Enter']) {
    const before = (await root.getAttribute('class')) ?? '';
    await theme.press(key);
    await expect(root).not.toHaveClass(before);
  }
  const section = page.locator('#local-business');
  await section.getByRole('radio', { checked: true }).press('ArrowRight');
  await expect(section.getByRole('radio', { checked: true })).toBeFocused();

  const contact = page.locator('#contact');
  const name = contact.getByRole('textbox', { name: 'Name' });
  await name.fill('Ida Berg');
  await name.press('Enter');
  await expect(contact.getByText('Email is required')).toBeVisible();
  await expect(contact.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('ida');
  await expect(contact.getByText('Invalid email address')).toBeVisible();
  await page.keyboard.type('@mill.example');
  await expect(contact.getByText('Invalid email address')).toHaveCount(0);
});

test('the menu of a small window opens by Enter, holds the focus, and gives it back', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team', { waitUntil: 'networkidle' });
  const open = page.getByRole('button', { name: /menu/i });
  await open.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the contact page and the list of articles answer to keys', { tag: '@a11y' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const service = page.getByRole('combobox', { name: /^Service/ });
  await service.press('Space');
  await expect.poll(() => isOpen(service)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(service)).toBe(false);
  await expect(service).toBeFocused();
  await page.goto('/blog');
  const article = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const address = (await article.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/blog\/./);
  await article.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
