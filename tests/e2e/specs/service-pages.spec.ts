import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

interface ServicePage {
  path: string;
  crumb: string;
  /** Texts that stand on the page as they are. */
  figures: string[];
  /** Headings of sections and how many items each has. */
  parts: [heading: string, count: number][];
  /** Links of the page with where they lead. */
  buttons: Record<string, string>;
}

const PAGES: ServicePage[] = [
  {
    path: '/services/web-development',
    crumb: 'Web Development',
    figures: [],
    parts: [
      ['Eight tools we know by heart', 8],
      ['What we build', 6],
      ['From first visit to launch', 4],
      ['Three sites at work', 3],
    ],
    buttons: {
      'Start a Project': '/contact',
      'View Our Work': '#portfolio',
      'Get a Free Estimate': '/contact',
      'Learn About Us': '/about',
    },
  },
  {
    path: '/services/ui-ux-design',
    crumb: 'UI/UX Design',
    figures: [
      '200+',
      'projects designed',
      '45%',
      'average conversion increase',
      '98%',
      'client satisfaction',
      '30%',
      'bounce reduction',
    ],
    parts: [
      ['Four ways in', 4],
      ['Six steps, none of them secret', 6],
      ['What a redraw did', 3],
      ['What clients saw from the next room', 3],
    ],
    buttons: { 'Book a Design Call': '/contact', 'Ask Us to Look': '/contact' },
  },
  {
    path: '/services/mobile-apps',
    crumb: 'Mobile Apps',
    figures: ['150+', 'apps shipped', '4.9', '2M+', 'downloads', '99%', 'client satisfaction'],
    parts: [
      ['Six kinds of app we ship', 6],
      ['In the toolbox', 8],
      ['Out in people’s pockets', 3],
      ['Four stretches, one of them in the store', 4],
    ],
    buttons: {
      'Talk About Your App': '/contact',
      'View Our Portfolio': '#portfolio',
      'Discuss Your Idea': '/contact',
      'View Pricing': '#faq',
    },
  },
  {
    path: '/services/ecommerce',
    crumb: 'E-commerce',
    figures: ['150+', 'stores opened', '99.9%', 'uptime', '2.5s', 'average load time', '24/7'],
    parts: [
      ['In every store we open', 6],
      ['Four platforms, compared by us', 4],
      ['Hire us for', 4],
      ['Store owners, after the holidays', 3],
    ],
    buttons: {
      'Plan My Store': '/contact',
      'View Platforms': '#platforms',
      'Get a Store Estimate': '/contact',
      Call: 'tel:+16125550142',
    },
  },
  {
    path: '/services/seo',
    crumb: 'SEO',
    figures: ['150%+', 'organic traffic', 'Top 10', '85%+', 'conversions', '3x', 'visibility'],
    parts: [
      ['The work, in six parts', 6],
      ['A year, season by season', 4],
      ['Expected results', 4],
    ],
    buttons: { 'Get Started': '/contact', 'Free SEO Audit': '/contact', 'Contact Us': '/contact' },
  },
];

/** The outermost items under a section's heading: list items, quotes or terms, whichever the section is made of. */
const itemsOf = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByRole('region', { name: heading, exact: true })
    .evaluate((section) => {
      const kinds = ['li', 'article', 'figure', 'dl > div', 'tbody > tr'];
      for (const kind of kinds) {
        const all = [...section.querySelectorAll(kind)].filter(
          (item) => !item.parentElement?.closest('li, article, figure'),
        );
        if (all.length > 0) return all.length;
      }
      return 0;
    });

for (const { path, crumb, figures, parts, buttons } of PAGES) {
  test(`${path} has its parts, its figures and buttons that lead somewhere`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Services', crumb]);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(crumb);
    for (const figure of figures) {
      await expect(main.getByText(figure, { exact: true }).first()).toBeAttached();
    }
    for (const [heading, count] of parts) {
      expect(await itemsOf(page, heading), heading).toBe(count);
    }
    for (const [name, href] of Object.entries(buttons)) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href.startsWith('#') ? `${path}${href}` : href,
      );
    }
    for (const target of Object.values(buttons).filter((href) => href.startsWith('#'))) {
      await main.locator(`a[href="${path}${target}"]`).first().click();
      await expect(page.locator(target)).toBeInViewport();
    }
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toMatch(/"@type":"Service"/);
  });
}

test('the platforms are popular ones, each with features and whom it is best for', async ({
  page,
}) => {
  await page.goto('/services/ecommerce');
  const platforms = page.getByRole('region', { name: 'Four platforms, compared by us' });
  await expect(platforms.getByText('Popular', { exact: true })).toHaveCount(4);
  await expect(platforms.getByText(/best for/i).first()).toBeVisible();
  for (const name of ['Shopify', 'WooCommerce', 'BigCommerce', 'Headless storefront']) {
    await expect(platforms.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByText('Rated 5 out of 5')).toHaveCount(3);
});

test('sections fade in once when they come a hundred pixels into view', async ({ page }) => {
  await page.goto('/services/ui-ux-design');
  await page.waitForLoadState('networkidle');
  const section = page.getByRole('region', { name: 'What clients saw from the next room' });
  const states = () =>
    section.evaluate((element) =>
      element.getAnimations({ subtree: true }).map((animation) => animation.playState),
    );
  await expect.poll(states).toContain('paused');
  const fade = await section.evaluateHandle((element) =>
    element.getAnimations({ subtree: true }).find((animation) => animation.playState === 'paused'),
  );
  const top = () =>
    fade.evaluate((animation) => {
      const target = animation?.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return (target?.getBoundingClientRect().top ?? 0) + window.scrollY;
    });
  const scrollTo = (inside: number, of: number) =>
    page.evaluate(
      (at) => window.scrollTo({ top: at - window.innerHeight, behavior: 'instant' }),
      of + inside,
    );
  const state = () => fade.evaluate((animation) => animation?.playState);
  await scrollTo(60, await top());
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await state()).toBe('paused');
  await scrollTo(140, await top());
  await expect.poll(state).toBe('finished');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  expect(await state()).toBe('finished');
});
