import type { Page } from '@playwright/test';
import { stopClock } from '../../fixtures/page/stop-clock';
import { expect, test } from '../../fixtures/test';
import { MenuDrawer } from '../../pages/menu-drawer';
import { SiteHeader } from '../../pages/site-header';

const ANCHORS = {
  Services: 'services',
  'Local Business': 'local-business',
  Portfolio: 'portfolio',
  Team: 'team',
  Contact: 'contact',
};

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const toScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);

test('the header leads to every section, from home and from another page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const banner = page.getByRole('banner');
  const nav = banner.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link')).toHaveText(['Home', ...Object.keys(ANCHORS)]);
  await expect(banner).toHaveCSS('position', 'fixed');
  await expect(banner).toHaveCSS('height', '64px');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await expect(banner.getByRole('link', { name: 'northloop.example' })).toBeVisible();

  for (const [name, id] of Object.entries(ANCHORS)) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    await expect(nav.locator('[aria-current]')).toHaveText('Home');
  }

  await page.goto('/about');
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
  await nav.getByRole('link', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL('/#portfolio');
  await expect(page.locator('#portfolio').getByRole('heading').first()).toBeInViewport();

  await nav.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await banner.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
});

test('on a small screen a drawer holds the same items, keeps the focus and closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const menu = new MenuDrawer(page);
  const { opener, panel: drawer } = menu;
  await expect(new SiteHeader(page).navigation).toBeHidden();

  await opener.click();
  await expect(drawer).toHaveCSS('width', '320px');
  await expect(menu.links).toHaveText(['Home', ...Object.keys(ANCHORS)]);
  await expect(drawer.locator('[aria-current]')).toHaveText('Home');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await opener.click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();

  await menu.follow('Team');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/#team');
  await expect(page.locator('#team').getByRole('heading').first()).toBeInViewport();

  await menu.follow('Get Started');
  await expect(drawer).toBeHidden();
  await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport();
});

test('the theme follows the device until the visitor chooses, and never flashes', async ({
  page,
}) => {
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  const stored = () => page.evaluate(() => localStorage.getItem('ui-theme'));
  /** Records every class of the root element from the moment there is a body to paint. */
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      const theme = document.documentElement.className;
      if (document.body && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const seenThemes = () =>
    page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  await expect(root).toHaveClass('dark');
  await expect(toggle.locator('.lucide-sun')).toBeVisible();
  await expect(toggle.locator('.lucide-moon')).toBeHidden();
  expect(await stored()).toBeNull();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass('light');
  await expect(toggle.locator('.lucide-moon')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass('dark');

  await toggle.click();
  await expect(root).toHaveClass('light');
  expect(await stored()).toBe('light');
  await page.reload();
  await expect(toggle).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await seenThemes(), 'classes since the first paint').toEqual(['light']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass('light');

  await toggle.click();
  await expect(root).toHaveClass('dark');
  expect(await stored()).toBe('dark');
});

test('the skip link leads into the page', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a new page starts at its top with the focus on its heading, and Back returns to the place', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.scrollY > 500);
  const place = await scrollTop(page);
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('one toast at most, for five seconds, and as long as text is selected', async ({
  page,
  problems,
}) => {
  problems.expected.push(/console error: Error: Please fill in all required fields/);
  await page.clock.install();
  await page.goto('/contact');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const toast = toasts.getByText('Please fill in all required fields');
  const send = page.getByRole('button', { name: 'Send Message' });
  // Wait until the page is hydrated, which would never happen with its clock stopped.
  await expect(async () => {
    await send.click();
    await expect(toast).toBeVisible({ timeout: 1000 });
  }).toPass();
  await stopClock(page);
  await expect(toast).toHaveCount(0);

  await send.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(3000);
  await send.click();
  await expect(toast).toHaveCount(1);
  // The second toast has replaced the first one, so its own five seconds count.
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);

  await send.click();
  await expect(toast).toBeVisible();
  await toast.selectText();
  await page.clock.runFor(6000);
  await expect(toast).toBeVisible();
  const close = toasts.getByRole('button', { name: 'Close notification' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);

  await send.click();
  await toast.selectText();
  await page.clock.runFor(6000);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  await page.clock.runFor(5000);
  await expect(toast).toHaveCount(0);
});

test('a toast waits under the pointer and the focus, and lies on nothing that one may want to press', async ({
  page,
  problems,
}) => {
  problems.expected.push(/console error: Error: Please fill in all required fields/);
  await page.goto('/contact');
  const chat = page.getByRole('button', { name: /^Chat with the AI assistant/ });
  await expect(chat).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const toast = toasts.getByText('Please fill in all required fields');
  const close = toasts.getByRole('button', { name: 'Close notification' });
  await page.clock.install();
  const send = page.getByRole('button', { name: 'Send Message' });

  for (const [hold, letGo] of [
    [() => toast.hover(), () => page.mouse.move(600, 10)],
    [() => close.focus(), () => send.focus()],
  ] as const) {
    await send.click();
    await expect(toast).toBeVisible();
    await hold();
    await page.clock.runFor(60_000);
    await expect(toast).toBeVisible();
    await letGo();
    await page.clock.runFor(5100);
    await expect(toast).toHaveCount(0);
  }

  await send.click();
  const [mine, button] = [
    await toasts.locator('div').first().boundingBox(),
    await chat.boundingBox(),
  ];
  if (mine === null || button === null) throw new Error('Toast and button are both shown');
  expect(mine.x + mine.width).toBeLessThan(button.x);
  expect(mine.y).toBeGreaterThan(300);
});

test('the decoration: purple particles that stop on demand, and a line that shows how far one has read', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const canvas = page.locator('canvas');
  const picture = () => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
  /** In OKLCH degrees; purple is between blue and magenta. */
  const hue = await canvas.evaluate((element) =>
    Number(/oklch\(\S+ \S+ (\d+)/.exec(getComputedStyle(element).color)?.[1]),
  );
  expect(hue).toBeGreaterThan(285);
  expect(hue).toBeLessThan(310);
  let before = await picture();
  await expect.poll(picture).not.toBe(before);
  await page.getByRole('button', { name: 'Pause the moving tagline' }).click();
  await expect
    .poll(async () => {
      const now = await picture();
      const isStill = now === before;
      before = now;
      return isStill;
    })
    .toBe(true);

  const line = page.locator('[aria-hidden="true"].fixed').first();
  const share = () =>
    line.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  expect(await share()).toBe(0);
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(share).toBeCloseTo(1, 1);
  expect(await scrollTop(page)).toBeGreaterThan((await toScroll(page)) - 2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(canvas).toBeHidden();
});
