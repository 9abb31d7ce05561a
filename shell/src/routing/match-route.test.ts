import { siteRoutes } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { matchRoute } from './match-route';

describe('matchRoute', () => {
  it.each([
    ['/', './home'],
    ['/about', './about'],
    ['/team', './team'],
    ['/careers', './careers'],
    ['/contact', './contact'],
    ['/blog', './blog-list'],
    ['/privacy', './privacy'],
    ['/terms', './terms'],
  ])('finds the page of %s', (path, expose) => {
    const { route, found, params } = matchRoute(path);
    expect(found).toBe(true);
    expect(route.expose).toBe(expose);
    expect(params).toEqual({});
  });

  it.each([
    '/services/web-development',
    '/services/ui-ux-design',
    '/services/mobile-apps',
    '/services/ecommerce',
    '/services/seo',
  ])('serves %s from marketing, inside the layout', (path) => {
    const { route, found } = matchRoute(path);
    expect(found).toBe(true);
    expect(route.module).toBe('marketing');
    expect(route.layout).not.toBe(false);
  });

  it('gives a blog post its slug', () => {
    const { route, params, found } = matchRoute('/blog/seo-best-practices-2025');
    expect(found).toBe(true);
    expect(route).toMatchObject({ module: 'blog', expose: './blog-post' });
    expect(params).toEqual({ slug: 'seo-best-practices-2025' });
  });

  it('matches what the addresses of the kit lead to', () => {
    expect(matchRoute(siteRoutes.blogPost('a-post')).params).toEqual({ slug: 'a-post' });
  });

  it.each(['/about/', '/blog/', '/blog/a-post/', '/services/seo/'])(
    'takes %s for the same page without the slash',
    (path) => {
      expect(matchRoute(path)).toEqual(matchRoute(path.slice(0, -1)));
      expect(matchRoute(path).found).toBe(true);
    },
  );

  it.each([
    '/nowhere',
    '/About',
    '/BLOG/a-post',
    '/services',
    '/services/branding',
    '/services/Web-Development',
    '/blog/a-post/comments',
    '/about/us',
    '/aboutus',
    '//about',
    '',
    '/*',
  ])('shows the not-found screen outside the layout for "%s"', (path) => {
    const { route, params, found } = matchRoute(path);
    expect(found).toBe(false);
    expect(route).toMatchObject({ module: 'marketing', expose: './not-found', layout: false });
    expect(params).toEqual({});
  });
});
