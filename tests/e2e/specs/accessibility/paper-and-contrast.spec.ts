import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

/** The texts in an element with their colors. */
const textsIn = (part: Element): { text: string; color: string }[] =>
  [...part.querySelectorAll('h1, h2, h3, p, dt, dd')].map((element) => ({
    text: element.textContent.slice(0, 60),
    color: getComputedStyle(element).color,
  }));

/** Contrast to the background that WCAG requires for small text. */
const READABLE = 4.5;

test('on paper every text is dark, and nothing that floats over the page is there', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const main = page.getByRole('main');
  const chatOpener = page.getByRole('button', { name: /^Chat with/ });
  await expect(chatOpener).toBeVisible();
  const pale = async () =>
    (await main.evaluate(textsIn)).filter(({ color }) => wcagContrast(color, 'white') < READABLE);
  expect(await pale(), 'the dark page would be pale').not.toEqual([]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await pale()).toEqual([]);
  await expect(chatOpener).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
});

/** Expects a border, which is visible with any colours. */
async function hasEdge(element: Locator): Promise<void> {
  await expect(element).toHaveCSS('border-top-style', 'solid');
  await expect(element).not.toHaveCSS('border-top-width', '0px');
}

test('in the colours of the system, buttons, panels and what is chosen keep their edges', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const chat = await openChat(page, '/blog');
  await hasEdge(chat.panel);
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link', { name: 'SEO' })).toHaveCSS('outline-style', 'none');
  await expect(categories.getByRole('link', { name: 'All' })).toHaveCSS('outline-style', 'solid');

  await page.goto('/');
  await hasEdge(page.getByRole('main').getByRole('button', { name: 'Send Message' }));
  await hasEdge(page.getByRole('button', { name: 'Toggle theme' }));
});

test('who asks for more contrast reads one ink', async ({ page }) => {
  await page.goto('/blog');
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const quiet = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'SEO' });
  await expect(quiet).not.toHaveCSS('color', ink);
  await page.emulateMedia({ contrast: 'more' });
  await expect(quiet).toHaveCSS('color', ink);
});
