import { describe, expect, it } from 'vitest';
import { mailHtml, mailText } from './mail-body.js';

const BODY = {
  facts: [
    ['Name', 'Dana <b>Whitfield</b>'],
    ['Company', 'Fish & Chips "Elm"'],
  ],
  paragraphs: ['We need a site.\nSoon.', 'نحتاج موقعا'],
} as const;

describe('a mail body', () => {
  it('is plain text as it was written', () => {
    expect(mailText(BODY)).toBe(
      'Name: Dana <b>Whitfield</b>\nCompany: Fish & Chips "Elm"\n\nWe need a site.\nSoon.\n\nنحتاج موقعا\n',
    );
    expect(mailText({ facts: [], paragraphs: ['Hello'] })).toBe('Hello\n');
  });

  it('is HTML in which nothing that a visitor wrote is markup', () => {
    const html = mailHtml(BODY);
    expect(html).toContain('Dana &lt;b&gt;Whitfield&lt;/b&gt;');
    expect(html).toContain('Fish &amp; Chips &quot;Elm&quot;');
    expect(html).toContain('We need a site.\nSoon.');
    expect(html).toContain('<p dir="auto" style="white-space:pre-line">نحتاج موقعا</p>');
    expect(html).not.toMatch(/<b>|<img|<a |https?:/);
  });

  it('has links as paragraphs of their own', () => {
    const link = { label: 'Confirm <now>', url: 'https://northloop.example/x?a=1&b="2"' };
    const body = { facts: [], paragraphs: ['Hello', link] };
    expect(mailText(body)).toBe(`Hello\n\nConfirm <now>:\n${link.url}\n`);
    expect(mailHtml(body)).toContain(
      '<p><a href="https://northloop.example/x?a=1&amp;b=&quot;2&quot;">Confirm &lt;now&gt;</a></p>',
    );
  });
});
