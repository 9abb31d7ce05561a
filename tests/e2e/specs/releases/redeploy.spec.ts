import { expect } from '@playwright/test';
import { startModuleServer } from '../../../fixtures/modules/module-server';
import { openModuleWorkshop } from '../../../fixtures/modules/module-workshop';
import { startSite } from '../../../fixtures/site/start-site';
import { watchPage } from '../../../fixtures/site/watch-page';
import { test } from '../../fixtures/site-test';

const SLUG = 'future-of-web-design-ai-powered-tools';
const NEW_TITLE = 'A title that was not there before';

const SEVENTH = `---
id: 7
slug: what-a-snow-day-does-to-a-website
title: What a Snow Day Does to a Website
excerpt: Ten inches fall on Hennepin County and every plow company's site is opened at once.
author: Theo Okafor
date: 2026-01-20
readTime: 6 min read
category: Development
tags: [performance, snowplowing]
image: /art/what-a-snow-day-does-to-a-website.svg
featured: false
description: How to keep a small site up on the one morning when everybody needs it.
---

The phone rings at five. By six the snowblower has started, and so has the traffic.

## Before the storm

Caching costs nothing.
`;

test('a changed and a new article, released with the blog alone, appear everywhere while the shell runs', {
  tag: ['@releases', '@long'],
}, async ({ page, request, apiOrigin }) => {
  const path = '/blog/what-a-snow-day-does-to-a-website';
  const title = 'What a Snow Day Does to a Website';
  const problems = watchPage(page);
  const workshop = await openModuleWorkshop('blog');
  await workshop.takeBuild();
  const blog = await startModuleServer(workshop.dist);
  const site = await startSite({ MODULE_ORIGIN_BLOG: blog.origin, API_ORIGIN: apiOrigin });
  const read = async (address: string) => (await request.get(`${site.url}${address}`)).text();
  const isNamedAt = (address: string, text: string) =>
    expect.poll(() => read(address), { message: address }).toContain(text);
  const releases = async () =>
    (await request.get(`${site.url}/about`)).headers()['x-site-releases'] ?? '';
  try {
    await page.goto(`${site.url}/blog`);
    await page.waitForLoadState('networkidle');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(6);
    expect(await read('/sitemap.xml')).not.toContain(path);
    const before = await releases();

    const changed = articles.getByRole('heading').locator(`a[href="/blog/${SLUG}"]`);
    const oldTitle = (await changed.textContent()) ?? '';
    await workshop.edit(`src/articles/${SLUG}.md`, oldTitle, NEW_TITLE);
    await workshop.write('src/articles/what-a-snow-day-does-to-a-website.md', SEVENTH);
    await workshop.build();

    await isNamedAt('/blog', title);
    await isNamedAt(`/blog/${SLUG}`, NEW_TITLE);
    await isNamedAt(path, 'By six the snowblower has started');
    await isNamedAt('/sitemap.xml', `${site.url}${path}</loc>`);
    await isNamedAt('/blog/rss.xml', `<link>${site.url}${path}</link>`);
    await isNamedAt('/blog/atom.xml', `href="${site.url}${path}"`);
    await isNamedAt('/search.json?q=snowblower', path);
    await isNamedAt('/search?q=snowblower', title);
    await isNamedAt('/blog?q=SNOWPLOWING&category=Development', title);
    const picture = await request.get(
      `${site.url}/share-image.png?path=${encodeURIComponent(path)}`,
    );
    expect(picture.headers()['content-type']).toBe('image/png');
    const other = (text: string) => text.split(/[ ,]+/).filter((each) => !each.includes('blog'));
    expect(other(await releases()), 'the other modules stay as they are').toEqual(other(before));

    // The open tab continues with the release that it started with, even for parts that were not loaded yet.
    await expect(changed).toHaveText(oldTitle);
    const search = page.getByRole('searchbox', { name: 'Search articles' });
    await search.fill('snow');
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await search.fill('react');
    await articles.first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('React');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(articles).toHaveCount(6);

    // A newly opened page has the new article, and opens it in the browser.
    await page.goto(`${site.url}/blog`);
    await expect(articles).toHaveCount(7);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${site.url}${path}`);
    await expect(page.getByRole('heading', { name: 'Before the storm' })).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /share-image\.png\?path=.*snow-day/,
    );
    await page.goto(`${site.url}/blog/${SLUG}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_TITLE);
    expect(problems.list).toEqual([]);
  } finally {
    await site.dispose();
    await blog.dispose();
    await workshop.dispose();
  }
});
