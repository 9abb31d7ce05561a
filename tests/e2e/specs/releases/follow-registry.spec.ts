import { expect } from '@playwright/test';
import { openTestStore } from '../../../fixtures/modules/release-store';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { test } from '../../fixtures/site-test';

const VERSION = '2.0.0-0000000001';
const servedAfter = async (url: string, expected: string): Promise<number> => {
  const begin = performance.now();
  for (;;) {
    const response = await fetch(`${url}/blog`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const made = /data-mfe="blog" data-release="([^"]+)"/.exec(html)?.[1];
    // The header, the meta element and the module itself always have the same version.
    expect(response.headers.get('x-site-releases')).toContain(`blog=${made}`);
    expect(html).toMatch(new RegExp(`<meta name="x-site-releases" content="[^"]*blog=${made}`));
    if (made === expected) return performance.now() - begin;
  }
};

test('a promotion and a rollback reach the next visitors without a restart, while open tabs stay', {
  tag: '@releases',
}, async ({ page, apiOrigin }) => {
  const problems = watchPage(page);
  const store = await openTestStore();
  await store.publish('blog', { version: VERSION });
  const site = await startSite({ RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin });
  try {
    await page.goto(`${site.url}/`);
    await store.promote('blog', VERSION);
    const forward = await servedAfter(site.url, VERSION);
    await store.promote('blog', store.built.blog);
    const back = await servedAfter(site.url, store.built.blog);
    test.info().annotations.push({
      type: 'figure',
      description: `promoted after ${forward.toFixed(0)} ms, rolled back after ${back.toFixed(0)} ms`,
    });
    await store.promote('blog', VERSION);
    await servedAfter(site.url, VERSION);
    const releaseShown = page.locator('main [data-mfe="blog"]');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(releaseShown).toHaveAttribute('data-release', store.built.blog);

    await page.reload();
    await expect(releaseShown).toHaveAttribute('data-release', VERSION);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(releaseShown).toHaveAttribute('data-release', VERSION);
    expect(problems.list).toEqual([]);
  } finally {
    await site.dispose();
    await store.dispose();
  }
});

test('a tab of an earlier release still loads what it has not loaded yet from a server that lost its copies', {
  tag: ['@releases', '@long'],
}, async ({ page, apiOrigin }) => {
  const problems = watchPage(page);
  const store = await openTestStore();
  await store.publish('blog', { version: VERSION });
  const first = await startSite({ RELEASE_STORE: store.folder, API_ORIGIN: apiOrigin });
  try {
    await page.goto(`${first.url}/about`);
    // The chat button is the last thing to load automatically. Earlier requests may still be running.
    await expect(page.getByRole('button', { name: /chat with/i })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { port } = new URL(first.url);
    await first.dispose();
    await store.promote('blog', VERSION);
    const second = await startSite({
      RELEASE_STORE: store.folder,
      API_ORIGIN: apiOrigin,
      PORT: port,
    });
    try {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(page.locator('main [data-mfe="blog"]')).toHaveAttribute(
        'data-release',
        store.built.blog,
      );
      expect(problems.list).toEqual([]);
    } finally {
      await second.dispose();
    }
  } finally {
    await store.dispose();
  }
});
