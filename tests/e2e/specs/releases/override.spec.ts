import { temporaryFolder } from '@northloop/testing/temporary-folder';
import { expect } from '@playwright/test';
import { startModuleServer } from '../../../fixtures/modules/module-server';
import { builtRelease, openTestStore } from '../../../fixtures/modules/release-store';
import { writeVariant } from '../../../fixtures/modules/release-variant';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { test } from '../../fixtures/site-test';

const PUBLISHED = '2.0.0-0000000002';
const LOCAL = '3.0.0-0000000003';
const SUBSCRIBE = 'Subscribe';

test('one browser tries a published release and a local server; the others see nothing of it', {
  tag: ['@releases', '@long'],
}, async ({ browser, apiOrigin }) => {
  const store = await openTestStore();
  await store.publish('blog', { version: PUBLISHED });
  const local = await temporaryFolder();
  await writeVariant(builtRelease('blog'), local.path, {
    version: LOCAL,
    texts: { [SUBSCRIBE]: 'Subscribe to this build' },
  });
  const server = await startModuleServer(local.path);
  const site = await startSite({
    RELEASE_STORE: store.folder,
    API_ORIGIN: apiOrigin,
    RELEASE_OVERRIDES: `published ${server.origin}`,
  });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    const problems = watchPage(page);
    const shown = page.locator('main [data-mfe="blog"]');
    const badge = page.getByRole('complementary', { name: 'Releases on trial' });

    await page.goto(`${site.url}/blog?module.blog=${PUBLISHED}&q=design`);
    await expect(page).toHaveURL(`${site.url}/blog?q=design`);
    await expect(shown).toHaveAttribute('data-release', PUBLISHED);
    await expect(badge).toContainText(PUBLISHED);

    const response = await page.goto(
      `${site.url}/blog?module.blog=${encodeURIComponent(server.origin)}`,
    );
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    await expect(shown).toHaveAttribute('data-release', LOCAL);
    await expect(page.getByRole('button', { name: 'Subscribe to this build' })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${site.url}/blog`);
    await expect(other.locator('main [data-mfe="blog"]')).toHaveAttribute(
      'data-release',
      store.built.blog,
    );
    await expect(other.getByRole('complementary', { name: 'Releases on trial' })).toHaveCount(0);
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(LOCAL);

    // Without the local server, the page falls back to the release that everyone gets, and says so.
    await server.set('down');
    await page.reload();
    await expect(shown).toHaveAttribute('data-release', store.built.blog);
    await expect(badge).toContainText('could not be tried');

    await badge.getByRole('link', { name: 'Reset' }).click();
    await expect(badge).toHaveCount(0);
    await expect(shown).toHaveAttribute('data-release', store.built.blog);
    expect(problems.list).toEqual([]);

    const refused = await page.request.get(
      `${site.url}/blog?module.blog=${encodeURIComponent('http://evil.example')}`,
      { maxRedirects: 0 },
    );
    expect(refused.status()).toBe(400);
    // A forged cookie has no effect either.
    const forged = await fetch(`${site.url}/blog`, {
      headers: { cookie: `release-overrides=${encodeURIComponent('blog=http://evil.example')}` },
    });
    expect(forged.headers.get('x-site-releases')).toContain(`blog=${store.built.blog}`);
  } finally {
    await site.dispose();
    await server.dispose();
    await store.dispose();
    await local.remove();
  }
});

test('where overrides are not configured their parameters mean nothing', {
  tag: ['@releases', '@long'],
}, async ({ page, apiOrigin }) => {
  const store = await openTestStore();
  await store.publish('blog', { version: PUBLISHED });
  const site = await startSite({ RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin });
  try {
    await page.goto(`${site.url}/blog?module.blog=${PUBLISHED}`);
    await expect(page.locator('main [data-mfe="blog"]')).toHaveAttribute(
      'data-release',
      store.built.blog,
    );
    await expect(page.getByRole('complementary', { name: 'Releases on trial' })).toHaveCount(0);
  } finally {
    await site.dispose();
    await store.dispose();
  }
});
