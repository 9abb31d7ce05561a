import type { ContentEntry } from '@northloop/contracts';
import { eventually } from '@northloop/testing/eventually';
import { describe, expect, it } from 'vitest';
import { createSiteSearch } from './search-site';

const entry = (path: string, title: string, text: string, tags: string[] = []): ContentEntry => ({
  path,
  kind: 'page',
  title,
  description: `All about ${title}`,
  text,
  tags,
});

const entries = [
  entry('/color', 'Color that works', 'Text needs contrast against its ground.'),
  entry('/terms', 'Terms', 'Every contract begins with a deposit. You pay for the website.'),
  entry('/shops', 'E-commerce', 'Stores that ship by Friday. What it will cost to open one.'),
  entry('/seo', 'SEO', 'Be found in the café next door. A mention of color.', ['local search']),
];

const search = createSiteSearch(async () => ({ version: '1', entries }));
const pathsFor = async (query: string) => (await search(query)).map(({ path }) => path);

describe('createSiteSearch', () => {
  it('gives what a result shows and nothing else', async () => {
    await expect(search('contrast')).resolves.toEqual([
      {
        path: '/color',
        kind: 'page',
        title: 'Color that works',
        description: 'All about Color that works',
      },
    ]);
  });

  it('puts a title before a mention', async () => {
    await expect(pathsFor('color')).resolves.toEqual(['/color', '/seo']);
  });

  it('does not guess where it knows: "contrast" is not "contract"', async () => {
    await expect(pathsFor('contrast')).resolves.toEqual(['/color']);
    await expect(pathsFor('contract')).resolves.toEqual(['/terms']);
  });

  it('forgives a typo where nothing else is found', async () => {
    await expect(pathsFor('depozit')).resolves.toEqual(['/terms']);
  });

  it('takes singular and plural, accents and capitals for the same', async () => {
    await expect(pathsFor('DEPOSITS')).resolves.toEqual(['/terms']);
    await expect(pathsFor('store')).resolves.toEqual(['/shops']);
    await expect(pathsFor('cafe')).resolves.toEqual(['/seo']);
  });

  it('reads hyphens either way', async () => {
    await expect(pathsFor('ecommerce')).resolves.toEqual(['/shops']);
    await expect(pathsFor('e-commerce')).resolves.toEqual(['/shops']);
  });

  it('finds beginnings of words', async () => {
    await expect(pathsFor('depo')).resolves.toEqual(['/terms']);
  });

  it('wants all words that say something, else any of them', async () => {
    await expect(pathsFor('what does the website deposit')).resolves.toEqual(['/terms']);
    await expect(pathsFor('deposit Friday')).resolves.toEqual(
      expect.arrayContaining(['/terms', '/shops']),
    );
    await expect(pathsFor('what will it')).resolves.toContain('/shops');
  });

  it('finds nothing for nothing', async () => {
    await expect(pathsFor('')).resolves.toEqual([]);
    await expect(pathsFor('  ?! ')).resolves.toEqual([]);
    await expect(pathsFor('xylophone quartz')).resolves.toEqual([]);
  });

  it('stays quick with a very long query', async () => {
    const begin = process.cpuUsage();
    await search('website '.repeat(20_000));
    const { user, system } = process.cpuUsage(begin);
    expect((user + system) / 1000, 'milliseconds of processor').toBeLessThan(500);
  });

  it('follows new releases', async () => {
    let content = { version: '1', entries };
    const searchNow = createSiteSearch(async () => content);
    await expect(searchNow('snow')).resolves.toEqual([]);
    content = { version: '2', entries: [entry('/snow', 'Snow', 'Plowed driveways.')] };
    await expect(searchNow('snow')).resolves.toHaveLength(1);
    await expect(searchNow('contrast')).resolves.toEqual([]);
  });

  it('lets other work go on while it reads a large site, and answers from the old one meanwhile', async () => {
    const words = Array.from({ length: 1500 }, (_, number) => `word${number}`).join(' ');
    const large = Array.from({ length: 500 }, (_, number) =>
      entry(`/article-${number}`, `Article ${number}`, words),
    );
    let content = { version: '1', entries };
    const searchNow = createSiteSearch(async () => content);
    await searchNow('contrast');
    content = { version: '2', entries: large };

    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    await expect(searchNow('contrast')).resolves.toHaveLength(1);
    await eventually(async () => expect(await searchNow('word77')).toHaveLength(30));
    clearInterval(ticking);
    expect(turns, 'turns of other work while it read').toBeGreaterThan(50);
  });
});
