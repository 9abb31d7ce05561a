import { siteRoutes } from '@northloop/kit';
import { describe, expect, it } from 'vitest';
import { tokenizeLinks } from './tokenize-links';

const links = (reply: string) =>
  tokenizeLinks(reply).flatMap((token) =>
    token.kind === 'text' ? [] : [`${token.kind} ${token.text} → ${token.href}`],
  );

describe('links within the site', () => {
  it('are made of paths of pages', () => {
    expect(tokenizeLinks('Tell us at /contact, or read /services/seo.')).toEqual([
      { kind: 'text', text: 'Tell us at ' },
      { kind: 'internal', text: '/contact', href: '/contact' },
      { kind: 'text', text: ', or read ' },
      { kind: 'internal', text: '/services/seo', href: '/services/seo' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('are made of every route of the site', () => {
    const paths = Object.values(siteRoutes).filter(
      (route): route is Exclude<typeof route, (slug: string) => string> =>
        typeof route === 'string' && route !== '/',
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      expect(links(`See ${path}.`)).toEqual([`internal ${path} → ${path}`]);
    }
  });

  it('lead to sections of the home page, articles and searches', () => {
    expect(links('(/#services) /blog/seo-best-practices-2025! /search?q=seo')).toEqual([
      'internal /#services → /#services',
      'internal /blog/seo-best-practices-2025 → /blog/seo-best-practices-2025',
      'internal /search?q=seo → /search?q=seo',
    ]);
  });

  it.each([
    'support 24/7',
    '$50 /month',
    'design and/or code',
    'on 3/4/2025',
    '/nowhere',
    '/#nowhere',
    '/',
    '//evil.example/contact',
    'x/contact',
  ])('are not made of %j', (reply) => {
    expect(links(reply)).toEqual([]);
  });
});

describe('links that leave the site', () => {
  it('are made of web addresses, without the sentence around them', () => {
    expect(links('See https://example.com/a_(b)?c=1#d. (Or https://example.org/x), ok?')).toEqual([
      'external https://example.com/a_(b)?c=1#d → https://example.com/a_(b)?c=1#d',
      'external https://example.org/x → https://example.org/x',
    ]);
  });

  it('do not find a page of this site inside another address', () => {
    expect(links('https://example.com/contact')).toEqual([
      'external https://example.com/contact → https://example.com/contact',
    ]);
  });

  it('are made of mail and telephone, written as links or plainly', () => {
    expect(
      links(
        'mailto:hello@northloop.example tel:+16125550142 or hello@northloop.example, call (612) 555-0142 or 612-555-0142.',
      ),
    ).toEqual([
      'external mailto:hello@northloop.example → mailto:hello@northloop.example',
      'external tel:+16125550142 → tel:+16125550142',
      'external hello@northloop.example → mailto:hello@northloop.example',
      'external (612) 555-0142 → tel:+16125550142',
      'external 612-555-0142 → tel:+16125550142',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(document.domain)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'http://[',
    'mailto:',
    'tel:',
  ])('are not made of %j', (reply) => {
    expect(links(reply)).toEqual([]);
  });
});

describe('tokenizeLinks', () => {
  it.each([
    '',
    'No links here.',
    '<b>/contact</b> & <a href="https://example.com">x</a>',
    'Line one\n\nLine two: /team\n- hello@northloop.example!!!',
    '((((https://example.com/))))',
    '/contact/contact /contact',
  ])('loses no character of %j', (reply) => {
    expect(
      tokenizeLinks(reply)
        .map(({ text }) => text)
        .join(''),
    ).toBe(reply);
  });

  it('leaves markup as text', () => {
    expect(tokenizeLinks('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'text', text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('gets to the end of hostile text', () => {
    const reply = `https://example.com/${')'.repeat(30_000)}${'1-'.repeat(20_000)}${'a.'.repeat(20_000)}@`;
    const tokens = tokenizeLinks(reply);
    expect(tokens.map(({ text }) => text).join('')).toBe(reply);
  });
});
