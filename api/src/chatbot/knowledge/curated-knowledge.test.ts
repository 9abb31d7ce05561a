import { describe, expect, it } from 'vitest';
import { KnowledgeIndex } from '../search/knowledge-index.js';
import { curatedKnowledge } from './curated-knowledge.js';
import { joinSiteContent } from './site/site-content.js';
import { pages } from './site-pages.js';

describe('the curated knowledge', () => {
  it('names each document once, and a page of the site for each', () => {
    const ids = curatedKnowledge.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set<string>(Object.values(pages));
    for (const { id, path } of curatedKnowledge) {
      expect(known.has(path) || path.startsWith('/blog/'), `${id}: ${path}`).toBe(true);
    }
  });

  it('finds each document by each of its own phrasings, with few exceptions', () => {
    const index = new KnowledgeIndex(curatedKnowledge);
    const phrasings = curatedKnowledge.flatMap(({ id, phrasings: all }) =>
      all.map((phrasing) => ({ id, phrasing })),
    );
    const found = phrasings.filter(
      ({ id, phrasing }) => index.best(phrasing, 1)[0]?.document.id === id,
    );
    expect(found.length / phrasings.length).toBeGreaterThan(0.9);
  });
});

describe('joinSiteContent', () => {
  const article = {
    path: '/blog/seo-best-practices-2025',
    kind: 'article' as const,
    title: 'SEO, once more',
    description: 'New advice.',
    text: 'Long text about crawling budgets.',
  };

  it('lets the live site speak for its articles', () => {
    const documents = joinSiteContent(curatedKnowledge, [article]);
    const same = documents.filter(
      ({ id, path }) => path === article.path && id.includes('article'),
    );
    expect(same.map(({ answer }) => answer)).toEqual([
      'We wrote about that: “SEO, once more”. New advice.',
    ]);
  });

  it('learns a new page and the questions it answers', () => {
    const index = new KnowledgeIndex(
      joinSiteContent(curatedKnowledge, [
        {
          path: '/services/signage',
          kind: 'service',
          title: 'Window lettering',
          description: 'We letter shop windows.',
          text: '',
          questions: [{ question: 'Do you letter trucks?', answer: 'Trucks too.' }],
        },
      ]),
    );
    expect(index.find('window lettering')?.document.path).toBe('/services/signage');
    expect(index.find('do you letter trucks')?.document.answer).toBe('Trucks too.');
  });
});
