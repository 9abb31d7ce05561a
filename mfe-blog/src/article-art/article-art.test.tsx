import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleSummary } from '../article/sample-summary';
import { ArticleArt } from './article-art';

const draw = (slug: string, changes = {}) =>
  renderToStaticMarkup(
    <ArticleArt
      article={sampleSummary({ slug, image: `/art/${slug}.svg`, ...changes })}
      className=""
    />,
  );

const published = readdirSync(new URL('../articles', import.meta.url)).map((file) =>
  file.replace(/\.md$/, ''),
);

describe('ArticleArt', () => {
  it('has a drawing of its own for every published article', () => {
    const drawings = published.map((slug) => draw(slug, { title: 'Same' }));
    expect(new Set(drawings).size).toBe(published.length);
    for (const [index, slug] of published.entries()) {
      // A generated cover depends on the title, a drawing does not.
      expect(draw(slug, { title: 'Another' })).toBe(drawings[index]);
    }
  });

  it('makes up a cover for others: the same each time, different for each article', () => {
    expect(draw('new-one')).toBe(draw('new-one'));
    expect(draw('new-one')).not.toBe(draw('new-two'));
    expect(draw('new-one')).not.toBe(draw('new-one', { category: 'Development' }));
  });

  it('defines what it refers to, and hides from screen readers', () => {
    for (const svg of [...published, 'new-one'].map((slug) => draw(slug))) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(0);
      for (const id of used) expect(ids).toContain(id);
      expect(svg).toContain('aria-hidden="true"');
    }
  });
});
