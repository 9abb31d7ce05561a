import { expect } from '@playwright/test';
import { type ModuleServer, startModuleServer } from '../../../fixtures/modules/module-server';
import { startSite } from '../../../fixtures/site/start-site';
import { test as base } from '../../fixtures/site-test';

/** Tests on their own sites, with a blog server that the test controls. */
const test = base.extend<{ blog: ModuleServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the first parameter's pattern
  blog: async ({}, use) => {
    const blog = await startModuleServer('mfe-blog/dist');
    await use(blog);
    await blog.dispose();
  },
});

test('a module whose server is down from the start costs only its own place', async ({
  page,
  blog,
  request,
  apiOrigin,
}) => {
  await blog.set('down');
  const site = await startSite({ MODULE_ORIGIN_BLOG: blog.origin, API_ORIGIN: apiOrigin });
  try {
    const response = await request.get(`${site.url}/blog`);
    expect(response.status()).toBe(503);
    expect(response.headers()).toMatchObject({ 'retry-after': '5' });
    const html = await response.text();
    expect(html).toContain('The blog could not be loaded.');
    expect(html).toContain('northloop');

    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(retry).toBeVisible();
    await blog.set('up');
    // The shell takes a moment to copy, verify and try out the release that is available again.
    const current = () => request.get(`${site.url}/modules/blog/current.json`);
    await expect.poll(async () => (await current()).status()).toBe(200);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await page.reload();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await site.dispose();
  }
});

test('a module whose server falls silent later is served from the copy of the shell', {
  tag: ['@releases', '@long'],
}, async ({ page, blog, apiOrigin }) => {
  const site = await startSite({
    MODULE_ORIGIN_BLOG: blog.origin,
    API_ORIGIN: apiOrigin,
    RELEASE_POLL_MS: '200',
  });
  try {
    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await blog.set('silent');
    await expect.poll(() => site.log()).toContain('no new release');

    await page.goto(`${site.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await site.stop();
    const again = await startSite({
      MODULE_ORIGIN_BLOG: blog.origin,
      API_ORIGIN: apiOrigin,
      DATA_DIR: site.dataDir,
    });
    await page.goto(`${again.url}/blog`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await again.stop();
  } finally {
    await site.dispose();
  }
});
