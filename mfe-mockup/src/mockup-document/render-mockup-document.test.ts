import { type SharedMockup, WEBSITE_TYPES } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { readSharedMockup } from '../share/read-shared-mockup';
import { sampleMockup } from '../testing/sample-response';
import { renderMockupDocument } from './render-mockup-document';

const HOSTILE = `</style><script>alert(1)</script><img src=x onerror="alert(2)">'"&`;

/** A draft with every text replaced, parsed like an answer. */
const sampleOf = (text: string): SharedMockup =>
  readSharedMockup({
    mockup: JSON.parse(JSON.stringify(sampleMockup()), (_, entry) =>
      typeof entry === 'string' ? text : entry,
    ),
  });

describe.each(WEBSITE_TYPES)('the document of a %s site', (type) => {
  const document = renderMockupDocument(sampleMockup(type));

  it('shows every section with all that it holds', () => {
    for (const section of sampleMockup(type).sections) {
      expect(document).toContain(`>${section.title}<`);
    }
    for (const text of [
      'Come hungry',
      'Sourdough since 2011.',
      'Order bread',
      'Baked at four',
      'Dark and dense.',
      'Sliced on request',
      '<p>Two ovens.</p><p>One street.</p>',
      'Say it here',
      '<summary>Do you deliver?</summary><p>Yes, on Fridays.</p>',
      'Ask us anything',
      'Oat and honey',
      'Subscribe',
      'Six to two',
      'Send it',
    ]) {
      expect(document, text).toContain(text);
    }
  });

  it('marks testimonials as samples', () => {
    expect(document).toMatch(
      /class="section testimonials[\s\S]*?<h2[^>]*>[^<]*<span class="sample-mark">/,
    );
    expect(document.match(/class="sample-notice"/g)).toHaveLength(1);
  });

  it('has one heading of the first rank, landmarks, and links that lead to its own parts', () => {
    expect(document.match(/<h1\b/g)).toHaveLength(1);
    for (const landmark of ['<header', '<nav', '<main>', '<footer']) {
      expect(document).toContain(landmark);
    }
    const ids = new Set([...document.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...document.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(targets.length).toBeGreaterThan(4);
    expect(targets.filter((href) => !ids.has(href.slice(1)) || !href.startsWith('#'))).toEqual([]);
    expect(document).toContain('>Contact</a>');
    expect(document).toMatch(/href="#contact-8">Contact</);
  });

  it('asks for nothing from outside and runs nothing', () => {
    expect(document).not.toMatch(/https?:|\/\/\w|url\(|@import|<script|<link|<img|<iframe|\ssrc=/i);
    expect(document).not.toMatch(/\son\w+=/i);
  });

  it('uses every id once', () => {
    const ids = [...document.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for the same draft', () => {
    expect(renderMockupDocument(sampleMockup(type))).toBe(document);
  });
});

describe('renderMockupDocument', () => {
  it('lays out each kind of website differently', () => {
    const bodies = WEBSITE_TYPES.map((type) =>
      renderMockupDocument(sampleMockup(type)).replace(/<style>.*<\/style>/s, ''),
    );
    expect(new Set(bodies).size).toBe(WEBSITE_TYPES.length);
  });

  it('lets no text of a draft become markup, and none of its values more than a value', () => {
    const document = renderMockupDocument(sampleOf(HOSTILE));
    expect(document).not.toContain('<script');
    expect(document).not.toContain('<img');
    expect(document.match(/<\/style>/g)).toHaveLength(1);
    expect(document).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    const [, styles = ''] = /<style>(.*)<\/style>/s.exec(document) ?? [];
    expect(styles).not.toContain('alert');
  });

  it('puts the palette, fonts and lengths into the styles', () => {
    const document = renderMockupDocument(sampleMockup());
    expect(document).toContain('--primary:#1b2a5b;');
    expect(document).toContain("--headings:'Iowan Old Style', 'Georgia', serif;");
    expect(document).toContain('--h1:clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem);');
  });

  it('draws other pictures for another company', () => {
    const other = sampleMockup();
    other.companyInfo.name = 'Lakeside Supply';
    const art = (html: string) => /<svg class="art".*?<\/svg>/s.exec(html)?.[0];
    expect(art(renderMockupDocument(other))).not.toBe(art(renderMockupDocument(sampleMockup())));
  });

  it('draws a page for a draft that has next to nothing', () => {
    const document = renderMockupDocument(readSharedMockup({}));
    expect(document).toContain('<main>');
    expect(document).toContain('--primary:#3f46b5;');
  });
});
