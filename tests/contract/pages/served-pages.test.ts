import { siteConfig } from '@northloop/contracts';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, inject, it } from 'vitest';

/** Links by their labels, and figures, that the specification requires on a page. */
const PAGES: Readonly<
  Record<string, { buttons: Readonly<Record<string, string>>; figures?: readonly string[] }>
> = {
  '/about': {
    buttons: {
      'Start Your Project': '/contact',
      'Get Started Today': '/contact',
      'Meet Our Team': '/team',
    },
    figures: ['2019', '2020', '2021', '2022', '2023', '2024'],
  },
  '/team': { buttons: { 'View Open Positions': '/careers', 'Get In Touch': '/contact' } },
  '/careers': {
    buttons: { 'Send Your Resume': '/contact', 'Learn More About Us': '/about' },
    figures: ['Engineering', 'Design', 'Marketing', 'Operations', '$2,000/year'],
  },
  '/services/web-development': {
    buttons: {
      'Start a Project': '/contact',
      'View Our Work': '/services/web-development#portfolio',
      'Get a Free Estimate': '/contact',
      'Learn About Us': '/about',
    },
  },
  '/services/ui-ux-design': {
    buttons: { 'Book a Design Call': '/consultation', 'Ask Us to Look': '/contact' },
    figures: ['200+', '45%', '98%', '30%'],
  },
  '/services/mobile-apps': {
    buttons: {
      'Talk About Your App': '/consultation',
      'View Our Portfolio': '/services/mobile-apps#portfolio',
      'Discuss Your Idea': '/consultation',
      'View Pricing': '/services/mobile-apps#pricing',
    },
    figures: ['150+', '4.9', '2M+', '99%'],
  },
  '/services/ecommerce': {
    buttons: {
      'Plan My Store': '/contact',
      'View Platforms': '/services/ecommerce#platforms',
      'Get a Store Estimate': '/contact',
      Call: siteConfig.phone.href,
    },
    figures: ['150+', '99.9%', '2.5s', '24/7'],
  },
  '/services/seo': {
    buttons: { 'Get Started': '/contact', 'Free SEO Audit': '/contact', 'Contact Us': '/contact' },
    figures: ['150%+', 'Top 10', '85%+', '3x'],
  },
};

const siteUrl = inject('siteUrl');

const textOf = (element: HTMLElement | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

async function mainOf(path: string): Promise<HTMLElement> {
  const response = await fetch(`${siteUrl}${path}`);
  expect(response.status).toBe(200);
  return parse(await response.text()).querySelector('main') ?? expect.fail(`${path} has no main`);
}

describe.each(Object.entries(PAGES))('%s', (path, { buttons, figures = [] }) => {
  it('leads on by its buttons, and shows its figures', async () => {
    const main = await mainOf(path);
    const links = main
      .querySelectorAll('a')
      .map((link) => [textOf(link), link.getAttribute('href')]);
    for (const button of Object.entries(buttons)) expect(links).toContainEqual(button);
    for (const figure of figures) expect(textOf(main)).toContain(figure);
  });
});

describe('the services', () => {
  it.each(Object.keys(PAGES).filter((path) => path.startsWith('/services/')))(
    '%s stands at the end of its breadcrumb',
    async (path) => {
      const crumbs = (await mainOf(path)).querySelector('nav[aria-label="Breadcrumb"]');
      expect(crumbs?.querySelectorAll('a')[0]?.getAttribute('href')).toBe('/');
      expect(crumbs?.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    },
  );

  it('name four popular platforms, and whom each is best for', async () => {
    const platforms = (await mainOf('/services/ecommerce')).querySelector('#platforms');
    expect(textOf(platforms).match(/popular/gi)?.length).toBeGreaterThanOrEqual(4);
    expect(textOf(platforms).match(/best for/gi)?.length).toBe(4);
  });

  it.each(['/services/ui-ux-design', '/services/ecommerce'])(
    '%s shows three quotes of five stars',
    async (path) => {
      expect(textOf(await mainOf(path)).match(/Rated 5 out of 5/g)).toHaveLength(3);
    },
  );
});

describe('the team', () => {
  it('is six people, each with a name, a bio, lists and a mail address', async () => {
    const people = (await mainOf('/team')).querySelectorAll('article');
    expect(people).toHaveLength(6);
    for (const person of people) {
      expect(textOf(person.querySelector('h3'))).toMatch(/^\S+ \S+$/);
      const longest = Math.max(...person.querySelectorAll('p').map((p) => textOf(p).length));
      expect(longest, 'characters of the bio').toBeGreaterThan(60);
      expect(person.querySelectorAll('ul').length).toBeGreaterThanOrEqual(2);
      expect(person.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
    }
  });
});

describe('the legal pages', () => {
  it.each([
    ['/privacy', 'time zone'],
    ['/terms', 'The laws of the State of Minnesota govern'],
    ['/terms', '50% deposit before work starts'],
  ])('%s has the date of its text, leads home, and says “%s”', async (path, statement) => {
    const main = await mainOf(path);
    const time = main.querySelector('time');
    const day = new Date(`${time?.getAttribute('datetime')}T12:00:00Z`);
    expect(textOf(time)).toBe(day.toLocaleDateString('en-US', { dateStyle: 'long' }));
    expect(day.getTime()).toBeLessThan(Date.now() + 86_400_000);
    expect(textOf(main)).toContain(statement);
    expect(main.querySelectorAll('a[href="/"]').map(textOf)).toContain('Back to Home');
  });
});

describe('the footer', () => {
  it('links profiles elsewhere, and says whose site it is', async () => {
    const page = parse(await (await fetch(`${siteUrl}/careers`)).text());
    const footer = page.querySelector('footer');
    const hrefs =
      footer?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
    for (const host of [
      'https://x.com/',
      'https://www.facebook.com/',
      'https://www.linkedin.com/company/',
    ]) {
      expect(
        hrefs.some((href) => href.startsWith(host)),
        host,
      ).toBe(true);
    }
    for (const path of ['/about', '/team', '/careers', '/blog', '/contact', '/privacy', '/terms']) {
      expect(hrefs).toContain(path);
    }
    for (const path of Object.keys(PAGES).filter((each) => each.startsWith('/services/'))) {
      expect(hrefs).toContain(path);
    }
    expect(textOf(footer)).toContain('© 2025 northloop.example');
    expect(textOf(footer)).toContain(
      'We create stunning digital experiences that transform businesses and engage audiences. Your vision, our expertise, extraordinary results.',
    );
  });
});

describe('addresses', () => {
  it('that are unknown answer 404 with the not-found screen, outside the layout', async () => {
    const response = await fetch(`${siteUrl}/no-such-page`);
    expect(response.status).toBe(404);
    const page = parse(await response.text());
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('header')).toBeNull();
  });

  it('of unknown articles lead to the list', async () => {
    const response = await fetch(`${siteUrl}/blog/no-such-article`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/blog');
  });
});
