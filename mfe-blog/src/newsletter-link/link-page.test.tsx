import { siteRoutes } from '@northloop/kit';
import { renderAt } from '@northloop/kit/testing';
import { describe, expect, it } from 'vitest';
import { LinkPage } from './link-page';
import { confirmText, unsubscribeText } from './link-text';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz_-0123';

describe.each([confirmText, unsubscribeText])('the page at $path', (text) => {
  const render = (query: string) => renderAt(`${text.path}${query}`, <LinkPage text={text} />);

  it('stands complete in the HTML of the server: heading, sentence, one button, hidden from search', () => {
    const html = render(`?token=${TOKEN}`);
    expect(html).toContain('content="noindex, follow"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain(text.ready.title);
    expect(html).toContain(text.ready.text);
    expect(html.match(/<button\b/g)).toHaveLength(1);
    expect(html).toContain(text.ready.button);
    expect(html).toContain('<noscript>');
    expect(html).not.toContain(TOKEN);
  });

  it.each(['', '?token=', '?token=abc', '?token=%3Cscript%3E'])(
    'says of “%s” at once that it is no whole link',
    (query) => {
      const html = render(query);
      expect(html).toContain(text.unknown.title);
      expect(html).toContain(`href="${text.unknown.action.href}"`);
      expect(html).not.toContain('<button');
    },
  );
});

it('posts where the address says', () => {
  expect([confirmText, unsubscribeText].map(({ path, endpoint }) => [path, endpoint])).toEqual([
    [siteRoutes.newsletterConfirm, '/api/newsletter/confirm'],
    [siteRoutes.newsletterUnsubscribe, '/api/newsletter/unsubscribe'],
  ]);
});
