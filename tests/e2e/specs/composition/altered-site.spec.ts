import type { ModuleName } from '@northloop/contracts';
import { builtRelease } from '../../../fixtures/modules/release-store';
import { servedVersion } from '../../../fixtures/site/site-status';
import { expect, test } from '../../fixtures/altered-site';
import { BlogList } from '../../pages/blog-list';
import { HomePage } from '../../pages/home-page';
import { chatOn } from '../../pages/open-chat';

test.use({
  parts: {
    api: 'down',
    blog: 'down',
    marketing: 'slow',
    chat: { version: '0.9.0', texts: { 'Online now': 'Online as ever' } },
    mockup: { build: builtRelease('mockup') },
  },
});

test('a site has the parts that a test asks for: slow, older, built here, down and back', {
  tag: '@releases',
}, async ({ page, site, problems, alteredModules }) => {
  problems.expected.push(
    /\/api\//,
    /service unavailable/i,
    /chat history could not be loaded/,
    /\/modules\/blog\//,
    /status 503: \S+\/blog$/,
    /No release of blog/,
  );
  // A slow module arrives late, but complete.
  const isServed = (name: ModuleName) =>
    expect.poll(() => servedVersion(site.url, name)).not.toBeNull();
  await isServed('marketing');
  await page.goto('/');
  await expect(new HomePage(page).title).toBeVisible();
  await expect(page.locator('[data-mfe="mockup"][data-release]')).toBeVisible();
  await expect(page.locator('[data-mfe="chat"][data-release]')).toHaveAttribute(
    'data-release',
    '0.9.0',
  );
  const chat = chatOn(page);
  await chat.launcher.click();
  await expect(chat.panel).toContainText('Online as ever');

  await page.goto('/blog');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await alteredModules.blog?.set('up');
  await isServed('blog');
  await page.reload();
  await expect(new BlogList(page).articles.first()).toBeVisible();
});
