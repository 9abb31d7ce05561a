import { expect, test } from '../fixtures/test';

const FULL_TEXTS: Record<string, RegExp[]> = {
  '/': [/<h1/, /E-commerce/, /mockup/i],
  '/about': [/Our Story/, /Our Mission/],
  '/blog': [/Core Web Vitals|article/i],
  '/blog/future-of-web-design-ai-powered-tools': [/<article|<h1/],
};

for (const [path, texts] of Object.entries(FULL_TEXTS)) {
  test(`${path} comes whole from the server, remote modules included`, async ({
    request,
    page,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of texts) expect(html).toMatch(text);
    // Nothing is left to be put in its place by script: no pending and no failed boundary.
    expect(html).not.toContain('<!--$?-->');
    expect(html).not.toContain('<!--$!-->');

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  });
}

test('an unknown path answers 404 with the not-found screen, outside the layout', async ({
  page,
  problems,
}) => {
  problems.expected.push(/status 404: .*\/no-such-page/, /status of 404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('an unknown article leads to the list, from outside and within the site', async ({
  page,
  problems,
}) => {
  const response = await page.request.get('/blog/no-such-article', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/blog');

  problems.expected.push(/no-such-article/);
  await page.goto('/about');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/blog"]');
    link?.click();
  });
  await expect(page).toHaveURL(/\/blog$/);
});
