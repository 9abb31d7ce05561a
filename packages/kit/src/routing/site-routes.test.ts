import { describe, expect, it } from 'vitest';
import { homeAnchorHref, homeAnchors, siteRoutes } from './site-routes';

const { blogPost, sharedMockup, ...pages } = siteRoutes;

describe('siteRoutes', () => {
  it('has the specification’s addresses, those of consultations, and those that mails link to', () => {
    expect(Object.values(pages).sort()).toEqual(
      [
        '/',
        '/about',
        '/blog',
        '/careers',
        '/consultation',
        '/consultation/booking',
        '/consultation/cancel',
        '/consultation/move',
        '/contact',
        '/newsletter/confirm',
        '/newsletter/unsubscribe',
        '/privacy',
        '/search',
        '/services/ecommerce',
        '/services/mobile-apps',
        '/services/seo',
        '/services/ui-ux-design',
        '/services/web-development',
        '/team',
        '/terms',
      ].sort(),
    );
  });

  it('has each address once, without a slash at the end', () => {
    const paths = Object.values(pages);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/([a-z-]+(\/[a-z-]+)*)?$/);
  });

  it('puts a post below the blog', () => {
    expect(blogPost('seo-best-practices-2025')).toBe('/blog/seo-best-practices-2025');
  });

  it('puts a shared draft below the mockups', () => {
    expect(sharedMockup('3fa9')).toBe('/mockup/3fa9');
  });
});

describe('homeAnchorHref', () => {
  it('leads to a section of the home page from anywhere', () => {
    expect(homeAnchorHref('contact')).toBe('/#contact');
  });

  it('knows every anchor of the header and of the home page', () => {
    for (const anchor of [
      'services',
      'local-business',
      'portfolio',
      'team',
      'contact',
      'why-choose-us',
    ]) {
      expect(homeAnchors).toContain(anchor);
    }
    expect(new Set(homeAnchors).size).toBe(homeAnchors.length);
  });
});
