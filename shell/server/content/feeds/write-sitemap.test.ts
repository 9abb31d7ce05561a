import { describe, expect, it } from 'vitest';
import { writeRobots, writeSitemap } from './write-sitemap';

const words = { title: 'Title', description: 'Description.', text: 'Words.' };

describe('writeSitemap', () => {
  it('lists every address of the content, with the day where there is one', async () => {
    const xml = await writeSitemap(
      {
        version: '1',
        entries: [
          { ...words, path: '/', kind: 'page' },
          { ...words, path: '/blog/color', kind: 'article', date: '2025-03-05' },
        ],
      },
      'https://northloop.example',
    );
    expect(xml).toContain('<url><loc>https://northloop.example/</loc></url>');
    expect(xml).toMatch(
      /<loc>https:\/\/northloop\.example\/blog\/color<\/loc><lastmod>2025-03-05<\/lastmod>/,
    );
    expect(xml.match(/<url>/g)).toHaveLength(2);
  });

  it('is a valid, empty list while no module is there', async () => {
    const xml = await writeSitemap({ version: '', entries: [] }, 'https://northloop.example');
    expect(xml).toMatch(/<urlset xmlns="[^"]+"><\/urlset>$/);
  });
});

describe('writeRobots', () => {
  it('lets robots see all pages and names the sitemap', () => {
    expect(writeRobots('https://northloop.example').split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      '',
      'Sitemap: https://northloop.example/sitemap.xml',
      '',
    ]);
  });
});
