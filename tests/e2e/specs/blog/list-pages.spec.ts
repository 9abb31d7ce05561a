import { HANG_LIMIT_MS } from '@northloop/testing/hang-limit';
import type { Browser, Page } from '@playwright/test';
import { generateArticles } from '../../../fixtures/modules/generate-articles';
import { type ModuleServer, startModuleServer } from '../../../fixtures/modules/module-server';
import { type ModuleWorkshop, openModuleWorkshop } from '../../../fixtures/modules/module-workshop';
import { startSite } from '../../../fixtures/site/start-site';
import { findAxeViolations } from '../../fixtures/page/find-axe-violations';
import { holdRequests } from '../../fixtures/page/hold-requests';
import { test as base, expect } from '../../fixtures/test';

/** Fifty-six with the site's own six. Three are featured above the list: two of the site's own and a generated one. */
const GENERATED = 50;
const FIRST_PAGE = 3 + 12;

let workshop: ModuleWorkshop;
let blog: ModuleServer;

/** The site with enough articles for several pages. */
const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
    async ({}, use) => {
      workshop = await openModuleWorkshop('blog');
      for (const { file, source } of await generateArticles(GENERATED)) {
        await workshop.write(file, source);
      }
      await workshop.build();
      blog = await startModuleServer(workshop.dist);
      const site = await startSite({ MODULE_ORIGIN_BLOG: blog.origin });
      await use(site);
      await site.dispose();
      await blog.dispose();
      await workshop.dispose();
    },
    { scope: 'worker', timeout: HANG_LIMIT_MS },
  ],
});

const pagesOf = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');
const titlesOf = (page: Page) => articlesOf(page).getByRole('heading').allTextContents();
const statusOf = (page: Page) => page.getByRole('main').getByRole('status').first();

/** Paths of the article files that the page has fetched. */
const articleFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.replace(/^\/modules\/blog\/[^/]+\//, ''))
      .filter((path) => /^article.*\.json$/.test(path)),
  );

test('the list goes on page by page, says where it is and keeps the focus in it', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  await expect(articlesOf(page)).toHaveCount(FIRST_PAGE);
  await expect(statusOf(page)).toHaveText('56 articles found, page 1 of 5');
  expect(await articleFiles(page), 'what the list fetches by itself').toEqual([]);
  const first = await titlesOf(page);

  await pagesOf(page).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2#articles$/);
  const heading = page.getByRole('heading', { name: 'Articles, page 2 of 5' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(statusOf(page)).toHaveText('56 articles found, page 2 of 5');
  await expect(articlesOf(page)).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Featured articles' })).toHaveCount(0);
  await expect(pagesOf(page).locator('[aria-current="page"]')).toHaveText('2');
  const second = await titlesOf(page);
  expect(first.filter((title) => second.includes(title))).toEqual([]);
  expect(await articleFiles(page)).toEqual(['article-index.json']);

  await page.goBack();
  await expect(articlesOf(page)).toHaveCount(FIRST_PAGE);
  expect(await titlesOf(page)).toEqual(first);
});

test('a search begins at its first page and leaves the focus in its field', async ({ page }) => {
  await page.goto('/blog?page=3');
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  await search.focus();
  await search.pressSequentially('e');
  await expect(page).toHaveURL(/\/blog\?q=e$/);
  await expect(search).toBeFocused();
  await expect(statusOf(page)).toHaveText(/articles found, page 1 of \d$/);

  await pagesOf(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\?q=e&page=2#articles$/);
  await expect(search).toHaveValue('e');
  await search.fill('');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(articlesOf(page)).toHaveCount(FIRST_PAGE);

  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'SEO' })
    .click();
  await expect(page).toHaveURL(/\/blog\?category=SEO$/);
  await expect(
    page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'SEO' }),
  ).toBeFocused();
});

test('a page that comes late leaves the focus with a visitor who searches already', async ({
  page,
}) => {
  const release = await holdRequests(page, /\/article-index[^/]*\.json$/);
  await page.goto('/blog');
  await pagesOf(page).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2#articles$/);
  const search = page.getByRole('searchbox', { name: 'Search articles' });
  // Only focus the field: typing would start a search, which would replace the page that is loading.
  await search.focus();
  release();
  await expect(page.getByRole('heading', { name: 'Articles, page 2 of 5' })).toBeVisible();
  await expect(search).toBeFocused();
  await page.keyboard.type('e');
  await expect(page).toHaveURL(/\/blog\?q=e$/);
});

test('every page of the whole list is an address of its own and knows its neighbours', async ({
  page,
  site,
}) => {
  const linkOf = async (rel: string) =>
    (await page.locator(`head link[rel="${rel}"]`).count()) === 0
      ? null
      : (await page.locator(`head link[rel="${rel}"]`).getAttribute('href'))?.replace(site.url, '');
  const linksAt = async (path: string) => {
    await page.goto(path);
    return Promise.all(['canonical', 'prev', 'next'].map(linkOf));
  };
  expect(await linksAt('/blog')).toEqual(['/blog', null, '/blog?page=2']);
  expect(await linksAt('/blog?page=1')).toEqual(['/blog', null, '/blog?page=2']);
  expect(await linksAt('/blog?page=2')).toEqual(['/blog?page=2', '/blog', '/blog?page=3']);
  await expect(page).toHaveTitle('Blog, page 2 | Northloop');
  expect(await linksAt('/blog?page=5')).toEqual(['/blog?page=5', '/blog?page=4', null]);
  expect(await linksAt('/blog?q=e&page=2')).toEqual(['/blog', null, null]);
  await page.goto('/blog?page=99');
  await expect(page).toHaveURL(/\/blog\?page=5$/);
});

test('an article of a long list brings itself and no other', async ({ page }) => {
  await page.goto('/blog?page=4');
  await page.waitForLoadState('networkidle');
  const link = articlesOf(page).first().getByRole('heading').getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related Articles' })).toBeVisible();
  expect(await articleFiles(page)).toEqual([`articles/${path.replace('/blog/', '')}.json`]);
});

for (const width of [390, 1280]) {
  test(`a further page stands at ${width} px in both themes`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/blog?page=3');
      await expect(pagesOf(page)).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

async function withoutScript(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  return context.newPage();
}

test('without script the pages of a search in a category are plain links', async ({
  browser,
  site,
}) => {
  const page = await withoutScript(browser, site.url);
  await page.goto('/blog?q=e&category=SEO');
  const count = Number.parseInt((await statusOf(page).textContent()) ?? '', 10);
  const seen = await titlesOf(page);
  const next = pagesOf(page).getByRole('link', { name: 'Next' });
  while ((await next.count()) > 0) {
    await next.click();
    await expect(page).toHaveURL(/\?q=e&category=SEO&page=\d#articles$/);
    seen.push(...(await titlesOf(page)));
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(count);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'All' })
    .click();
  await expect(page).toHaveURL(/\/blog\?q=e$/);
  await page.context().close();
});
