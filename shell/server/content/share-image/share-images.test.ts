import type { ContentEntry } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { createShareImages } from './share-images';

const entry = (path: string): ContentEntry => ({
  path,
  kind: 'article',
  title: 'Color',
  description: 'About color.',
  text: 'Words.',
  author: 'Sam Whitehorse',
  date: '2025-03-05',
});

/** Counts instead of drawing: these tests only check when images are drawn. */
function counting() {
  const drawn: string[] = [];
  const shareImage = createShareImages(async ({ path }) => {
    drawn.push(path);
    if (path === '/broken') throw new Error('no picture');
    return Buffer.from(path);
  });
  return { drawn, shareImage };
}

describe('createShareImages', () => {
  const content = { version: '1', entries: [entry('/a'), entry('/broken')] };

  it('draws an address once, and anew when the content changes', async () => {
    const { drawn, shareImage } = counting();
    await Promise.all([shareImage(content, '/a'), shareImage(content, '/a')]);
    expect(drawn).toEqual(['/a']);
    await shareImage({ ...content, version: '2' }, '/a');
    expect(drawn).toEqual(['/a', '/a']);
  });

  it('has the list’s picture for each of its pages', async () => {
    const { drawn, shareImage } = counting();
    await shareImage(content, '/a?page=2');
    await shareImage(content, '/a?page=3');
    expect(drawn).toEqual(['/a']);
  });

  it('has none for an address that nobody serves', () => {
    const { drawn, shareImage } = counting();
    expect(shareImage(content, '/nowhere')).toBeNull();
    expect(drawn).toEqual([]);
  });

  it('tries again after a failure', async () => {
    const { drawn, shareImage } = counting();
    await expect(shareImage(content, '/broken')).rejects.toThrow('no picture');
    await expect(shareImage(content, '/broken')).rejects.toThrow('no picture');
    expect(drawn).toHaveLength(2);
  });

  it('keeps a limited number', async () => {
    const { drawn, shareImage } = counting();
    const many = Array.from({ length: 60 }, (_, index) => entry(`/${index}`));
    for (const { path } of many) await shareImage({ version: '1', entries: many }, path);
    await shareImage({ version: '1', entries: many }, '/59');
    expect(drawn).toHaveLength(60);
    await shareImage({ version: '1', entries: many }, '/0');
    expect(drawn).toHaveLength(61);
  });
});
