import { expect, test } from '../fixtures/test';
import { BlogList } from '../pages/blog-list';
import { HomePage } from '../pages/home-page';
import { MenuDrawer } from '../pages/menu-drawer';
import { chatOn } from '../pages/open-chat';
import { SiteHeader } from '../pages/site-header';

test('the home page is whole, and the way through the site leads where it says', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  const home = new HomePage(page);
  await expect(page).toHaveTitle(/Northloop/);
  await expect(home.title).toBeVisible();
  await expect(home.generator.company).toBeAttached();
  await expect(chatOn(page).launcher).toBeVisible();

  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['About', '/about'],
    ['Blog', '/blog'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the header, or the drawer of a small screen, leads home and to a section of it', {
  tag: '@smoke',
}, async ({ page, isMobile }) => {
  await page.goto('/about');
  const home = new HomePage(page);
  const way = isMobile ? new MenuDrawer(page) : new SiteHeader(page);
  await way.follow('Home');
  await expect(page).toHaveURL('/');
  await expect(home.title).toBeInViewport();
  await way.follow('Services');
  await expect(page).toHaveURL('/#services');
  await expect(home.section('services').getByRole('heading').first()).toBeInViewport();
});

test('an article opens from the list, and on its own address', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/blog');
  const title = await new BlogList(page).openFirst();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
