import { describe, expect, it } from 'vitest';
import { intentIds } from '../../answers/recognized-answers.js';
import { PhraseRecognizer } from '../../recognizer/phrase-recognizer.js';
import { trainRecognizer } from '../../recognizer/train-recognizer.js';
import { KnowledgeIndex } from '../../search/knowledge-index.js';
import { curatedKnowledge } from '../curated-knowledge.js';
import { joinSiteContent } from '../site/site-content.js';
import { phrasingBank } from './phrasing-bank.js';
import { phrasingTargets } from './phrasing-targets.js';

describe('the phrasings', () => {
  it('each ask for a document or for what a rule answers', () => {
    const known = new Set([...curatedKnowledge.map(({ id }) => id), ...intentIds]);
    expect([...phrasingBank.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('say something', () => {
    expect([...phrasingBank.values()].flat().filter((phrasing) => phrasing.length < 2)).toEqual([]);
  });

  it('lead to what they ask for, with few exceptions', () => {
    const targets = phrasingTargets((phrasing) => phrasing);
    const recognizer = new PhraseRecognizer(trainRecognizer(targets));
    // Every tenth: all of them take their time.
    const sample = targets
      .flatMap(({ id, phrasings }) => phrasings.map((phrasing) => ({ id, phrasing })))
      .filter((_, index) => index % 10 === 0);
    const found = sample.filter(({ id, phrasing }) => recognizer.recognize(phrasing)[0]?.id === id);
    expect(sample.length).toBeGreaterThan(900);
    expect(found.length / sample.length).toBeGreaterThan(0.95);
  });

  it('find the article of the live site that takes the place of a curated one', () => {
    const path = '/blog/seo-best-practices-2025';
    const live = { path, kind: 'article' as const, title: 'SEO', description: 'New.', text: '' };
    const index = new KnowledgeIndex(joinSiteContent(curatedKnowledge, [live]));
    expect(index.document('article-seo-best-practices-2025')?.title).toBe('SEO');
  });
});
