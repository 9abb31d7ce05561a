import type { Page } from '@playwright/test';
import { holdRequests } from '../../fixtures/page/hold-requests';
import { expect, test } from '../../fixtures/test';
import { openChat } from '../../pages/open-chat';

const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A page's metadata, including duplicates. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [
      'title',
      'meta[name="description"]',
      'link[rel="canonical"]',
      'meta[property="og:title"]',
      'meta[property="og:url"]',
      'meta[name="robots"]',
      'script[type="application/ld+json"]',
    ].map((selector) =>
      [...document.querySelectorAll(selector)].map(
        (element) =>
          element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
      ),
    ),
  );

/** Size and style of the elements of a page. */
const looksOf = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, a, button, input')].slice(0, 60).map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontFamily, display, padding } = getComputedStyle(element);
      return [
        element.tagName,
        Math.round(width),
        Math.round(height),
        color,
        fontSize,
        fontFamily,
        display,
        padding,
      ].join(' ');
    }),
  );

test('a page reached by navigation says of itself what it says when opened directly', async ({
  page,
}) => {
  await page.goto('/about');
  for (const name of ['Blog', 'Team', 'Contact', 'Home']) {
    const link =
      name === 'Home' ? page.getByRole('banner').getByRole('link').first() : footer(page, name);
    const earlier = await page.title();
    await link.click();
    await expect(page).not.toHaveTitle(earlier);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const navigated = await headOf(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(navigated, page.url()).toEqual(await headOf(page));
    expect(navigated[0], 'titles').toHaveLength(1);
    expect(navigated[2], 'canonical addresses').toHaveLength(1);
  }
});

test('a module looks the same reached by navigation as opened directly', async ({ page }) => {
  await page.goto('/about');
  await footer(page, 'Blog').click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const navigated = await looksOf(page);
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  expect(navigated).toEqual(await looksOf(page));
  expect(navigated.length).toBeGreaterThan(20);
});

test('a page reached by navigation brings its sheets as sheets, and forgets none as a preload', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  await footer(page, 'Blog').click();
  await expect(page).toHaveTitle(/Blog/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const linksOf = (selector: string) =>
    page.evaluate(
      (links) => [...document.querySelectorAll(links)].map((link) => link.getAttribute('href')),
      selector,
    );
  const sheets = await linksOf('link[rel="stylesheet"][data-precedence="module"]');
  for (const module of ['marketing', 'mockup', 'blog']) {
    expect(
      sheets.filter((href) => href?.startsWith(`/modules/${module}/`)),
      module,
    ).not.toEqual([]);
  }
  expect(new Set(sheets).size, 'each of them once').toBe(sheets.length);
  expect(await linksOf('link[rel="preload"][as="style"]')).toEqual([]);
});

test('deep links, reload, back and forward work inside a module', async ({ page }) => {
  await page.goto('/blog/seo-best-practices-2025');
  const heading = page.getByRole('heading', { level: 1 });
  const article = await heading.textContent();
  await footer(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading).not.toHaveText(article ?? '');
  await page.goBack();
  await expect(heading).toHaveText(article ?? '');
  await page.reload();
  await expect(heading).toHaveText(article ?? '');
  await page.goForward();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(heading).not.toHaveText(article ?? '');
});

test('mounting and leaving a module two hundred times leaves nothing behind', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: /chat with/i })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  /** Switches between two pages as fast as they appear. */
  const goToAndFro = (times: number) =>
    page.evaluate(async (count) => {
      const arrival = (path: string) =>
        new Promise<void>((resolve) => {
          const look = () => {
            const isThere =
              location.pathname === path &&
              document.querySelector('main h1') !== null &&
              (document.querySelector('main [data-mfe="blog"]') !== null) === (path === '/blog');
            if (isThere) resolve();
            else requestAnimationFrame(look);
          };
          look();
        });
      for (let turn = 0; turn < count; turn += 1) {
        for (const path of ['/blog', '/about']) {
          document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
          await arrival(path);
        }
      }
    }, times);
  const measure = async () => {
    await page.requestGC();
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      megabytes: value('JSHeapUsedSize') / 1_000_000,
    };
  };

  await goToAndFro(20);
  const before = await measure();
  await goToAndFro(200);
  const after = await measure();
  test.info().annotations.push({
    type: 'figure',
    description: `${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  });
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  expect(after.listeners).toBeLessThan(before.listeners * 1.1);
  expect(after.megabytes).toBeLessThan(before.megabytes + 5);
});

test('a link that is followed before the page is alive leaves nothing of it behind', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/modules\/marketing\/.*\.js$/);
  await page.goto('/about', { waitUntil: 'commit' });
  // Wait until the layout around the page is hydrated.
  await page.locator('html[data-alive]').waitFor();
  await footer(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Field notes/);
  expect((await headOf(page))[0]).toEqual([await page.title()]);
  release();
});

test('a page that comes late leaves the focus with a visitor who writes to the assistant', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/modules\/blog\/.*\.js$/);
  const { input } = await openChat(page);
  await footer(page, 'Blog').click();
  await expect(page).toHaveURL(/\/blog$/);
  await input.focus();
  await page.keyboard.type('Do you write ');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Field notes/);
  await page.keyboard.type('articles?');
  await expect(input).toHaveValue('Do you write articles?');
});
