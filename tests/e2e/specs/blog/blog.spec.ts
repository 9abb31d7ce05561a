import { stopClock } from '../../fixtures/page/stop-clock';
import { expect, test } from '../../fixtures/test';

const CATEGORIES = [
  'All',
  'Design Trends',
  'Mobile Design',
  'SEO',
  'Design Psychology',
  'Development',
  'E-commerce',
];

const POST = '/blog/psychology-of-color-web-design';

test('the list: featured articles, categories, search, nothing found, and everything again', async ({
  page,
}) => {
  await page.goto('/blog');
  const main = page.getByRole('main');
  const articles = main.getByRole('article');
  const featured = page.getByRole('region', { name: 'Featured articles' });
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const search = main.getByRole('searchbox', { name: 'Search articles' });

  await expect(articles).toHaveCount(6);
  await expect(featured.getByRole('article')).toHaveCount(2);
  await expect(categories.getByRole('link')).toHaveText(CATEGORIES);
  await expect(categories.locator('[aria-current]')).toHaveText('All');
  await expect(search).toHaveValue('');
  for (const article of await articles.all()) {
    const tags = await article.getByRole('listitem').filter({ hasText: '#' }).count();
    expect(tags).toBeGreaterThan(0);
    expect(tags).toBeLessThanOrEqual(3);
  }

  await categories.getByRole('link', { name: 'SEO' }).click();
  await expect(featured).toHaveCount(0);
  await expect(articles).toHaveCount(1);
  await expect(categories.locator('[aria-current]')).toHaveText('SEO');

  // Search and category combined: the word is in an article of another category.
  await search.fill('SHOPPER');
  await expect(main.getByText('No articles found matching your criteria.')).toBeVisible();
  await expect(articles).toHaveCount(0);
  await main.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(articles).toHaveCount(6);
  await expect(search).toHaveValue('');
  await expect(categories.locator('[aria-current]')).toHaveText('All');

  await search.fill('e');
  await expect(articles).toHaveCount(6);
  await search.fill('tYpEsCrIpT');
  await expect(articles).toHaveCount(1);
  await expect(articles.getByRole('heading')).toContainText('React');
  await expect(main.getByRole('link', { name: 'Start a project' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expect(main.getByRole('link', { name: 'Meet the studio' })).toHaveAttribute(
    'href',
    '/about',
  );
});

test('what was typed in the search does not take back a link that was followed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/blog');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search articles' });
  await stopClock(page);
  await search.fill('typescript');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  // The state after a link is followed on a slow device: the address is the article's, but the list is still shown.
  await page.evaluate((post) => history.pushState(history.state, '', post), POST);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(POST);
});

test('the address takes over what was typed once typing has paused', async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search articles' });
  await search.fill('typescript');
  await expect(page).toHaveURL('/blog?q=typescript');
});

test('the newsletter keeps an address, and says what is wrong with another', async ({ page }) => {
  await page.goto('/blog');
  const newsletter = page.getByRole('region', { name: 'New articles by email' });
  const email = newsletter.getByRole('textbox', { name: 'Email address' });
  const subscribe = newsletter.getByRole('button', { name: 'Subscribe' });
  await email.fill('nobody');
  await subscribe.click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('reader@example.com');
  await subscribe.click();
  await expect(newsletter.getByRole('status')).toContainText('reader@example.com');
});

test('a post: head, body, author, sharing and where to read on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(POST);
  const main = page.getByRole('main');
  const post = main.getByRole('article').first();
  const head = post.locator('header').first();
  await expect(head.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  await expect(head.getByText('Maya Lindqvist')).toBeVisible();
  await expect(head.getByText('July 15, 2025')).toBeVisible();
  await expect(head.getByText('7 min read')).toBeVisible();
  await expect(head.getByRole('link', { name: 'Design Psychology' })).toBeVisible();
  const tags = await head.getByRole('listitem').filter({ hasText: '#' }).allTextContents();
  expect(tags.length).toBeGreaterThan(3);
  for (const tag of tags) expect(tag).toMatch(/^#\w/);
  await expect(post.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(post.locator('p strong, p em').first()).toBeAttached();

  const author = page.getByRole('complementary', { name: 'Author' });
  await expect(author).toContainText('ML');
  await expect(author).toContainText('Maya Lindqvist');
  await expect(author).toContainText('Content Writer');
  await author.getByRole('button', { name: 'Share Article' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(POST);

  const related = page.getByRole('region', { name: 'Related Articles' });
  const links = related.getByRole('article').getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(2);
  const next = await links.first().getAttribute('href');
  expect(next).toMatch(/^\/blog\/[a-z0-9-]+$/);
  await links.first().click();
  await expect(page).toHaveURL(next ?? '');

  const content = (name: string) =>
    page.locator(`meta[property="${name}"]`).getAttribute('content');
  await page.goto(POST);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${title} | Northloop Blog`);
  expect(await page.locator('meta[name="keywords"]').getAttribute('content')).toBe(
    tags.map((tag) => tag.slice(1)).join(', '),
  );
  expect(await content('og:type')).toBe('article');
  expect(await content('article:published_time')).toMatch(/^2025-07-15/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(POST);
});

test('an unknown article leads to the list, within the site with a word in the console', async ({
  page,
  problems,
}) => {
  problems.expected.push(
    /There is no article at/,
    /status 404: .*\/articles\/no-such-article\.json/,
    /status of 404/,
  );
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('There is no article at /blog/no-such-article'),
  );
  // An address in the history whose article no longer exists: the router goes there without the server.
  await page.evaluate(() => {
    window.history.pushState(null, '', '/blog/no-such-article');
    window.history.pushState(null, '', '/about');
    window.history.back();
  });
  expect((await logged).type()).toBe('error');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

const LONG_POST = '/blog/building-high-performance-react-applications';

test('a long post: contents that lead to its sections, what has been read, and coloured code', async ({
  page,
}) => {
  await page.goto(LONG_POST);
  await page.waitForLoadState('networkidle');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const post = page.getByRole('main').getByRole('article').first();
  const sections = post.getByRole('heading', { level: 2 });
  expect(await contents.getByRole('link').allTextContents()).toEqual(
    await sections.allTextContents(),
  );

  const entry = contents.getByRole('link').nth(3);
  const section = sections.nth(3);
  await entry.click();
  await expect(page).toHaveURL(new RegExp(`#${await section.getAttribute('id')}$`));
  await expect(section).toBeInViewport();
  await expect(entry).toHaveAttribute('aria-current', 'location');
  // A heading links to its section.
  await sections.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`#${await sections.nth(1).getAttribute('id')}$`));

  const colors = await post
    .getByRole('group', { name: /^Code, / })
    .first()
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => getComputedStyle(span).color));
  expect(new Set(colors).size, 'colours of the code').toBeGreaterThan(2);

  const progress = page.getByRole('main').locator('div[aria-hidden="true"][style*="scaleX"]');
  const share = () => progress.evaluate((bar) => bar.getBoundingClientRect().width / innerWidth);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(share).toBe(0);
  await page.getByRole('complementary', { name: 'Author' }).scrollIntoViewIfNeeded();
  await expect.poll(share).toBeGreaterThan(0.95);
});

test('a short window folds the contents, which open and lead without script too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(LONG_POST);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents).toHaveCount(0);
  await page.getByText('In this article').first().click();
  const entry = contents.getByRole('link').nth(2);
  const title = (await entry.textContent()) ?? '';
  await entry.click();
  await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  await context.close();
});

test('a post on paper is its text in black on white, with the addresses behind its links', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/blog/seo-best-practices-2025');
  const post = page.getByRole('main').getByRole('article').first();
  await expect(post.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(post.locator('h2 + p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const screenOnly of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'In this article' }),
    page.getByRole('region', { name: 'Related Articles' }),
    page.getByRole('region', { name: 'New articles by email' }),
    page.getByRole('button', { name: 'Share Article' }),
    page.getByRole('link', { name: 'Back to Blog' }),
  ]) {
    await expect(screenOnly).toBeHidden();
  }
  const address = 'https://example.com/a-source';
  const link = await post
    .locator('h2 + p')
    .first()
    .evaluateHandle((paragraph, href) => {
      const outside = document.createElement('a');
      outside.href = href;
      paragraph.append(outside);
      return outside;
    }, address);
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    address,
  );
});
