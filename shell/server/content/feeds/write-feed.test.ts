import type { ContentEntry } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { writeFeed } from './write-feed';

const site = { origin: 'https://northloop.example', name: 'Northloop', email: 'a@b.example' };

const article = (slug: string, date: string, title = slug): ContentEntry => ({
  path: `/blog/${slug}`,
  kind: 'article',
  title,
  description: `What ${slug} is about.`,
  text: 'Words.',
  date,
  author: 'Priya Raman',
  tags: ['seo', 'local-search'],
});

const list: ContentEntry = {
  path: '/blog',
  kind: 'page',
  title: 'Blog',
  description: 'Articles on web design.',
  text: 'Words.',
};

const write = (entries: readonly ContentEntry[]) => writeFeed({ version: '1', entries }, site);
const allOf = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, text]) => text);

describe('writeFeed', () => {
  const entries = [list, article('old', '2025-01-15'), article('new', '2025-03-25')];

  it('lists the articles, newest first, by their full addresses', () => {
    const { rss, atom } = write(entries);
    const addresses = ['https://northloop.example/blog/new', 'https://northloop.example/blog/old'];
    expect(allOf(rss, /<item>.*?<link>(.*?)<\/link>/gs)).toEqual(addresses);
    expect(allOf(atom, /<entry>.*?<link href="(.*?)"/gs)).toEqual(addresses);
  });

  it('says where it is itself', () => {
    const { rss, atom } = write(entries);
    expect(rss).toContain('href="https://northloop.example/blog/rss.xml" rel="self"');
    expect(atom).toContain('rel="self" href="https://northloop.example/blog/atom.xml"');
  });

  it('takes its description from the blog’s own entry', () => {
    const { rss, atom } = write(entries);
    expect(rss).toContain('<description>Articles on web design.</description>');
    expect(atom).toContain('<subtitle>Articles on web design.</subtitle>');
  });

  it('gives day, author and tags', () => {
    const { rss, atom } = write(entries);
    expect(rss).toContain('<pubDate>Tue, 25 Mar 2025 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<author>a@b.example (Priya Raman)</author>');
    expect(allOf(atom, /<category label="(.*?)"/g)).toContain('local-search');
    expect(atom).toContain('<name>Priya Raman</name>');
  });

  it('is as old as its newest article, not as its request', () => {
    expect(write(entries).atom).toContain('<updated>2025-03-25T00:00:00.000Z</updated>');
    expect(write([])).toEqual(write([]));
  });

  it('carries the newest fifty of thousands', () => {
    const many = Array.from({ length: 2000 }, (_, day) =>
      article(`a${day}`, new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)),
    );
    const { rss, atom } = write([list, ...many]);
    const newest = Array.from({ length: 50 }, (_, index) => `${site.origin}/blog/a${1999 - index}`);
    expect(allOf(rss, /<item>.*?<link>(.*?)<\/link>/gs)).toEqual(newest);
    expect(allOf(atom, /<entry>.*?<link href="(.*?)"/gs)).toEqual(newest);
  });

  it('has room for what XML reserves', () => {
    const { rss, atom } = write([article('a', '2025-01-15', 'Tips & <tricks>')]);
    expect(rss).toContain('<title><![CDATA[Tips & <tricks>]]></title>');
    // Titles in the Atom feed are marked as HTML.
    expect(atom).toContain('<![CDATA[Tips &amp; &lt;tricks&gt;]]>');
  });

  it('leaves out what no XML may hold', () => {
    const { rss, atom } = write([article('a', '2025-01-15', 'Bell \u0007and \ud800half ]]> 🌨')]);
    for (const xml of [rss, atom]) {
      expect(xml).toContain('Bell and half ');
      expect(xml).toContain('🌨');
      expect(Buffer.from(xml).toString()).toBe(xml);
    }
  });

  it('speaks of this site alone', () => {
    const { rss, atom } = write(entries);
    expect(`${rss}${atom}`).not.toMatch(/github/);
    expect(rss).toContain('<generator>Northloop</generator>');
  });
});
