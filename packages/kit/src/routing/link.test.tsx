import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from './link';
import { PagePreloadProvider, usePagePreload } from './page-preload';
import { homeAnchorHref, siteRoutes } from './site-routes';

describe('Link', () => {
  it('is a link that works without script', () => {
    const html = renderToString(
      <StaticRouter location="/about">
        <Link to={siteRoutes.contact} className="button" aria-current="page">
          Contact
        </Link>
        <Link to={homeAnchorHref('services')}>Services</Link>
      </StaticRouter>,
    );
    expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Contact<\/a>/);
    expect(html).toMatch(/<a [^>]*class="button"/);
    expect(html).toContain('aria-current="page"');
    expect(html).toMatch(/<a [^>]*href="\/#services"/);
  });
});

describe('usePagePreload', () => {
  it('calls what the shell provides, and nothing outside of it', () => {
    const asked: string[] = [];
    function Asking() {
      usePagePreload()('/about');
      return null;
    }
    renderToString(<Asking />);
    expect(asked).toEqual([]);
    renderToString(
      <PagePreloadProvider value={(href) => asked.push(href)}>
        <Asking />
      </PagePreloadProvider>,
    );
    expect(asked).toEqual(['/about']);
  });
});
