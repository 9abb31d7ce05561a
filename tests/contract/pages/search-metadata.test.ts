import { type SearchHit, SHARE_IMAGE_SIZE, siteConfig } from '@northloop/contracts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type PageHead, readPageHead } from './page-head';
import { type SchemaNode, schemaProblems } from './schema-org-rules';

const SERVICES = [
  '/services/web-development',
  '/services/ui-ux-design',
  '/services/mobile-apps',
  '/services/ecommerce',
  '/services/seo',
];

const ARTICLES = [
  '/blog/future-of-web-design-ai-powered-tools',
  '/blog/mobile-first-design-importance',
  '/blog/seo-best-practices-2025',
  '/blog/psychology-of-color-web-design',
  '/blog/building-high-performance-react-applications',
  '/blog/ecommerce-ux-design-converting-visitors',
];

/** Every address of the specification's route table, with its six articles, and the page of consultations. */
const PAGES = [
  '/',
  '/about',
  '/team',
  '/careers',
  '/contact',
  '/consultation',
  '/blog',
  ...ARTICLES,
  ...SERVICES,
  '/privacy',
  '/terms',
];

/** Types that a page must describe. Pages that are not listed need none. */
const EXPECTED_TYPES: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'LocalBusiness', 'WebSite'],
  '/about': ['AboutPage', 'Organization'],
  '/contact': ['ContactPage', 'Organization', 'LocalBusiness'],
  '/consultation': ['Service', 'Organization'],
  ...Object.fromEntries(SERVICES.map((path) => [path, ['Service', 'BreadcrumbList', 'FAQPage']])),
  ...Object.fromEntries(ARTICLES.map((path) => [path, ['BlogPosting', 'BreadcrumbList']])),
};

/** The specification’s theme color. */
const INDIGO = '#4f46e5';

/** Longest description that search results show in full, in characters. */
const MAX_DESCRIPTION = 160;

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['item', 'entry', 'url'].includes(name),
});

const siteUrl = inject('siteUrl');
const heads = new Map<string, PageHead>();

const at = (path: string) => `${siteUrl}${path}`;
const head = (path: string): PageHead => {
  const found = heads.get(path);
  if (!found) throw new Error(`${path} has not been read`);
  return found;
};
const nodeOf = (path: string, type: string): SchemaNode =>
  head(path).graph.find((node) => node['@type'] === type) ?? {};

async function readXml(path: string, type: string) {
  const response = await fetch(at(path));
  const body = await response.text();
  expect(response.headers.get('content-type')).toContain(type);
  expect(XMLValidator.validate(body)).toBe(true);
  return xml.parse(body);
}

/** Reads width and height, which are at fixed positions in a PNG's first chunk. */
async function readPng(url: string) {
  const response = await fetch(url);
  const png = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    isPng: png.subarray(1, 4).toString() === 'PNG',
    size: { width: png.readUInt32BE(16), height: png.readUInt32BE(20) },
  };
}

const search = async (query: string): Promise<string[]> => {
  const response = await fetch(at(`/search.json?${new URLSearchParams({ q: query })}`));
  return ((await response.json()) as SearchHit[]).map(({ path }) => path);
};

beforeAll(async () => {
  for (const path of PAGES) heads.set(path, await readPageHead(at(path)));
});

describe.each(PAGES)('%s', (path) => {
  it('has a title, a description and its one true address', () => {
    const { status, titles, meta, links } = head(path);
    expect(status).toBe(200);
    expect(titles).toHaveLength(1);
    expect(titles[0]).toContain(siteConfig.name);
    expect(meta('description')).toHaveLength(1);
    expect(meta('description')[0]?.length).toBeGreaterThan(50);
    expect(meta('description')[0]?.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(meta('keywords')).toHaveLength(1);
    expect(links('canonical')).toEqual([at(path)]);
    expect(meta('robots')).toEqual(['index, follow']);
    expect(meta('theme-color')).toEqual([INDIGO]);
  });

  it('tells link previews all they show', () => {
    const { titles, meta } = head(path);
    const [description] = meta('description');
    expect(meta('og:title')).toEqual(titles);
    expect(meta('og:description')).toEqual([description]);
    expect(meta('og:url')).toEqual([at(path)]);
    expect(meta('og:site_name')).toEqual([siteConfig.name]);
    expect(meta('og:locale')).toEqual(['en_US']);
    expect(meta('og:type')).toEqual([ARTICLES.includes(path) ? 'article' : 'website']);
    expect(meta('og:image:width')).toEqual([String(SHARE_IMAGE_SIZE.width)]);
    expect(meta('og:image:height')).toEqual([String(SHARE_IMAGE_SIZE.height)]);
    expect(meta('og:image:alt')[0]).toBeTruthy();
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
    expect(meta('twitter:title')).toEqual(titles);
    expect(meta('twitter:description')).toEqual([description]);
    expect(meta('twitter:image')).toEqual(meta('og:image'));
  });

  it('has a picture of its own', async () => {
    const [address = ''] = head(path).meta('og:image');
    expect(new URL(address).origin).toBe(siteUrl);
    await expect(readPng(address)).resolves.toEqual({
      status: 200,
      type: 'image/png',
      isPng: true,
      size: SHARE_IMAGE_SIZE,
    });
  });

  it('describes itself in schema.org’s words, without a gap', () => {
    const { graph } = head(path);
    expect(graph.map((node) => node['@type'])).toEqual(EXPECTED_TYPES[path] ?? []);
    expect(schemaProblems(graph)).toEqual([]);
  });
});

describe('the pages together', () => {
  it('differ in title, description and picture', () => {
    for (const name of ['og:title', 'description', 'og:image']) {
      const values = PAGES.map((path) => head(path).meta(name)[0]);
      expect(new Set(values).size, name).toBe(PAGES.length);
    }
  });

  it('name feeds, manifest and icons', async () => {
    const { links } = head('/');
    expect(links('alternate')).toEqual(['/blog/rss.xml', '/blog/atom.xml']);
    expect(links('manifest')).toEqual(['/site.webmanifest']);
    for (const icon of [...links('icon'), ...links('apple-touch-icon')]) {
      expect((await fetch(at(icon))).status, icon).toBe(200);
    }
  });

  it('stay out of search engines where they should', async () => {
    for (const path of [
      '/search',
      '/search?q=deposit',
      '/newsletter/confirm?token=x',
      '/newsletter/unsubscribe',
      '/no-such-page',
    ]) {
      const { meta, links, graph } = await readPageHead(at(path));
      expect(meta('robots'), path).toEqual(['noindex, follow']);
      expect(links('canonical'), path).toEqual([]);
      expect(meta('og:image'), path).toEqual([]);
      expect(graph, path).toEqual([]);
    }
  });
});

describe('structured data', () => {
  it('is found wanting where something is missing or wrong', () => {
    expect(
      schemaProblems([
        { '@type': 'LocalBusiness', name: 'Northloop', telephone: '612 555', url: '/about' },
        { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] },
        { '@type': 'Service', name: 'SEO', provider: { '@id': '/#nobody' } },
        { '@type': 'Recipe' },
      ]),
    ).toEqual(
      expect.arrayContaining([
        'LocalBusiness: LocalBusiness lacks address',
        'LocalBusiness.telephone: unusual value 612 555',
        'LocalBusiness.url: unusual value /about',
        'FAQPage.mainEntity: Question lacks acceptedAnswer',
        'Service.provider: /#nobody is not on this page',
        'Recipe: no rule for the type Recipe',
      ]),
    );
  });

  it('says of the agency what the site’s configuration says', () => {
    expect(nodeOf('/', 'Organization')).toMatchObject({
      name: siteConfig.name,
      foundingDate: String(siteConfig.foundingYear),
      email: siteConfig.email,
      address: { streetAddress: siteConfig.address.street },
      sameAs: siteConfig.social.map(({ href }) => href),
    });
    expect(nodeOf('/', 'LocalBusiness')).toMatchObject({
      address: { addressLocality: 'Maple Grove' },
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    });
  });

  it('leads a search to a page with results', async () => {
    const { potentialAction } = nodeOf('/', 'WebSite') as {
      potentialAction?: { target: { urlTemplate: string } };
    };
    const template = potentialAction?.target.urlTemplate ?? '';
    const { status, text } = await readPageHead(
      template.replace('{search_term_string}', 'deposit'),
    );
    expect(status).toBe(200);
    expect(text).toMatch(/\d results for “deposit”/);
  });

  it.each([...SERVICES, ...ARTICLES])('shows the way to %s step by step', (path) => {
    const steps = nodeOf(path, 'BreadcrumbList').itemListElement as SchemaNode[];
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(steps[0]?.item).toBe(at('/'));
    expect(steps[2]?.item).toBe(at(path));
  });

  it.each(SERVICES)('asks on %s only what the page shows, with its answer', (path) => {
    const questions = nodeOf(path, 'FAQPage').mainEntity as {
      name: string;
      acceptedAnswer: { text: string };
    }[];
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const { name, acceptedAnswer } of questions) {
      expect(head(path).text).toContain(name);
      expect(head(path).text).toContain(acceptedAnswer.text);
    }
  });

  it.each(ARTICLES)('names author and day of %s as the page does', (path) => {
    const { author, datePublished, headline } = nodeOf(path, 'BlogPosting') as {
      author: { name: string };
      datePublished: string;
      headline: string;
    };
    const { meta, text } = head(path);
    expect(text).toContain(author.name);
    expect(text).toContain(headline);
    expect(meta('article:published_time')).toEqual([datePublished]);
    expect(meta('article:author')).toEqual([author.name]);
  });
});

describe('sitemap, robots and manifest', () => {
  it('the page of consultations can be reserved on, free of charge', () => {
    expect(nodeOf('/consultation', 'Service')).toMatchObject({
      offers: { '@type': 'Offer', price: 0 },
      potentialAction: {
        '@type': 'ReserveAction',
        target: { urlTemplate: at('/consultation') },
        result: { '@type': 'Reservation' },
      },
    });
  });

  it('the sitemap lists every page once, and when the articles are from', async () => {
    const { urlset } = await readXml('/sitemap.xml', 'application/xml');
    const urls = urlset.url as { loc: string; lastmod?: string }[];
    expect(urls.map(({ loc }) => loc).sort()).toEqual(PAGES.map(at).sort());
    for (const { loc, lastmod } of urls.filter((url) => url.loc.includes('/blog/'))) {
      expect(lastmod, loc).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it('robots are let in and told of the sitemap', async () => {
    const robots = await (await fetch(at('/robots.txt'))).text();
    expect(robots).toContain('User-agent: *');
    expect(robots).toContain(`Sitemap: ${at('/sitemap.xml')}`);
    expect(robots).not.toMatch(/^Disallow: \/$/m);
  });

  it('the manifest names the site, its color and icons of the size they say', async () => {
    const response = await fetch(at('/site.webmanifest'));
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      name: string;
      theme_color: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({
      name: siteConfig.name,
      theme_color: INDIGO,
      start_url: '/',
    });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of manifest.icons) {
      const { isPng, size } = await readPng(at(src));
      expect(isPng).toBe(true);
      expect(`${size.width}x${size.height}`).toBe(sizes);
    }
  });
});

describe('feeds', () => {
  it('RSS lists the articles, newest first, by full addresses', async () => {
    const { rss } = await readXml('/blog/rss.xml', 'application/rss+xml');
    const { channel } = rss;
    expect(rss['@version']).toBe('2.0');
    expect(channel.title).toContain(siteConfig.name);
    expect(channel.link).toBe(at('/blog'));
    expect(channel.description).toBeTruthy();
    expect(channel['atom:link']).toMatchObject({ '@rel': 'self', '@href': at('/blog/rss.xml') });
    const items = channel.item as Record<string, string>[];
    expect(items.map(({ link }) => link).sort()).toEqual(ARTICLES.map(at).sort());
    const days = items.map(({ pubDate = '' }) => Date.parse(pubDate));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    for (const item of items) {
      for (const field of ['title', 'description', 'guid']) expect(item[field]).toBeTruthy();
      expect(item.author).toMatch(/^\S+@\S+ \(.+\)$/);
    }
  });

  it('Atom lists them too, with what the format demands', async () => {
    const { feed } = await readXml('/blog/atom.xml', 'application/atom+xml');
    expect(feed['@xmlns']).toBe('http://www.w3.org/2005/Atom');
    expect(feed.id).toBe(at('/blog'));
    expect(feed.title).toContain(siteConfig.name);
    const links = feed.link as Record<string, string>[];
    expect(links.find((link) => link['@rel'] === 'self')?.['@href']).toBe(at('/blog/atom.xml'));
    const entries = feed.entry as (Record<string, string> & {
      link: Record<string, string>;
      author: { name: string };
    })[];
    expect(entries.map(({ link }) => link['@href']).sort()).toEqual(ARTICLES.map(at).sort());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(ARTICLES.length);
    for (const { title, updated, author } of entries) {
      expect(title).toBeTruthy();
      expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
      expect(author.name).toBeTruthy();
    }
    expect(feed.updated).toBe(entries[0]?.updated);
  });
});

describe('search', () => {
  it('finds "contrast" in the article on color and "deposit" in the terms', async () => {
    expect((await search('contrast'))[0]).toBe('/blog/psychology-of-color-web-design');
    expect((await search('deposit'))[0]).toBe('/terms');
  });

  it.each([
    ['ecommerce', '/services/ecommerce'],
    ['Shopify', '/services/ecommerce'],
    ['who works on the team', '/team'],
    ['privacy', '/privacy'],
    ['open positions', '/careers'],
    ['Priya Raman', '/team'],
  ])('puts the right page first for "%s"', async (query, path) => {
    expect((await search(query))[0]).toBe(path);
  });

  it('leads only to pages that are there', async () => {
    for (const path of await search('website')) expect(PAGES).toContain(path);
  });
});

describe('share images', () => {
  it('exist for pages of the site alone', async () => {
    for (const query of ['', '?path=', '?path=/no-such-page', '?path=/search']) {
      expect((await fetch(at(`/share-image.png${query}`))).status, query).toBe(404);
    }
  });
});
