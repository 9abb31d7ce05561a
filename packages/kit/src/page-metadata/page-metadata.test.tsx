import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fullTitle, PageMetadata, type PageMetadataProps } from './page-metadata';
import { SiteOriginProvider, useSiteOrigin } from './site-origin';

const about: PageMetadataProps = {
  title: 'About us',
  description: 'Who builds your site',
  path: '/about',
};

/** The tags that the page puts into the head. */
const render = (props: PageMetadataProps, origin = 'https://northloop.example') =>
  renderToString(
    <SiteOriginProvider value={origin}>
      <PageMetadata {...props} />
    </SiteOriginProvider>,
  );

const meta = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, 'g'))].map(
    ([, content]) => content ?? '',
  );

describe('fullTitle', () => {
  it('adds the site’s name where it is missing', () => {
    expect(fullTitle('About us')).toBe('About us | Northloop');
    expect(fullTitle('Northloop: web design in Minneapolis')).toBe(
      'Northloop: web design in Minneapolis',
    );
  });
});

describe('PageMetadata', () => {
  it('names the page', () => {
    const html = render({ ...about, keywords: ['team', 'studio'] });
    expect(html).toContain('<title>About us | Northloop</title>');
    expect(meta(html, 'description')).toEqual(['Who builds your site']);
    expect(meta(html, 'keywords')).toEqual(['team, studio']);
    expect(render(about)).not.toContain('keywords');
  });

  it('lets search engines in, to the one true address', () => {
    const html = render(about);
    expect(meta(html, 'robots')).toEqual(['index, follow']);
    expect(html).toContain('<link rel="canonical" href="https://northloop.example/about"/>');
  });

  it('keeps them out where it is told to, and then names no address', () => {
    const html = render({ ...about, noindex: true });
    expect(meta(html, 'robots')).toEqual(['noindex, follow']);
    expect(html).not.toContain('canonical');
  });

  it('tells networks what they would show', () => {
    const html = render(about);
    expect(meta(html, 'og:site_name')).toEqual(['Northloop']);
    expect(meta(html, 'og:type')).toEqual(['website']);
    expect(meta(html, 'og:title')).toEqual(['About us | Northloop']);
    expect(meta(html, 'og:description')).toEqual(['Who builds your site']);
    expect(meta(html, 'og:url')).toEqual(['https://northloop.example/about']);
    expect(meta(html, 'twitter:title')).toEqual(['About us | Northloop']);
    expect(html).not.toContain('article:');
  });

  it('gives link previews the page’s own picture, with its size and what it says', () => {
    const html = render({ ...about, path: '/blog/a-post' });
    const picture = 'https://northloop.example/share-image.png?path=%2Fblog%2Fa-post';
    expect(meta(html, 'og:image')).toEqual([picture]);
    expect(meta(html, 'og:image:width')).toEqual(['1200']);
    expect(meta(html, 'og:image:height')).toEqual(['630']);
    expect(meta(html, 'og:image:alt')).toEqual(['About us']);
    expect(meta(html, 'twitter:image')).toEqual([picture]);
    expect(meta(html, 'og:locale')).toEqual(['en_US']);
    expect(render({ ...about, noindex: true })).not.toContain('share-image');
  });

  it('says who wrote an article, when and about what', () => {
    const html = render({
      ...about,
      ogType: 'article',
      publishedTime: '2025-01-15',
      author: 'Sarah Lindqvist',
      section: 'SEO',
      tags: ['SEO', 'Local'],
    });
    expect(meta(html, 'og:type')).toEqual(['article']);
    expect(meta(html, 'article:published_time')).toEqual(['2025-01-15']);
    expect(meta(html, 'article:author')).toEqual(['Sarah Lindqvist']);
    expect(meta(html, 'article:section')).toEqual(['SEO']);
    expect(meta(html, 'article:tag')).toEqual(['SEO', 'Local']);
  });

  it('cannot be broken out of', () => {
    const html = render({ ...about, title: '</title><script>', description: '"><script>' });
    expect(html).not.toContain('<script>');
  });

  it('stands on an address of its own where the site’s is not known', () => {
    expect(render(about, '')).toContain('<link rel="canonical" href="/about"/>');
  });
});

describe('useSiteOrigin', () => {
  function Shown() {
    return <p>{useSiteOrigin() || 'none'}</p>;
  }

  it('is what the shell provides', () => {
    expect(
      renderToString(
        <SiteOriginProvider value="https://northloop.example">
          <Shown />
        </SiteOriginProvider>,
      ),
    ).toBe('<p>https://northloop.example</p>');
    expect(renderToString(<Shown />)).toBe('<p>none</p>');
  });
});
