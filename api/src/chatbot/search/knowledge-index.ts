import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgeDocument } from '../knowledge/knowledge-document.js';
import { liveArticleId } from '../knowledge/site/site-content.js';
import type { Topic } from '../knowledge/topic.js';
import { termsOf, toTerm, wordsOf } from './to-term.js';

/**
 * Below this score a document only shares a stray word with the question. On the development half of the evaluation
 * set, questions about the agency score above 10 and unrelated ones mostly below 6.
 */
const RELEVANT_SCORE = 7;

/** Share of a question's terms, weighted by rarity, that a document must match. */
const RELEVANT_COVERAGE = 0.45;

/** The same if only one term matches. */
const SINGLE_COVERAGE = 0.75;

/** The same for a document that has one of the terms as a keyword. */
const KEYWORD_COVERAGE = 0.2;

/** Most search results that are scored in detail. */
const CANDIDATES = 12;

/** Most documents considered for an answer. Further ones are usually about something else. */
const CLOSEST = 3;

/** How much the score grows if one of the document's phrasings equals the question. */
const LIKENESS_BOOST = 1.5;

/** Weight of a word that occurs in no document, relative to the rarest word that does. */
const UNKNOWN_WEIGHT = 0.7;

/** Factor for documents of the current topic in a follow-up question. */
const TOPIC_BOOST = 1.5;

/** Factor for pages that are found only by their own text, relative to curated documents. */
const LIVE_PAGE_WEIGHT = 0.6;

/** A document that answers a question, and how well it matches. */
export interface KnowledgeMatch {
  document: KnowledgeDocument;
  score: number;
  /** From 0 to 1. */
  coverage: number;
  /** Number of the question's terms that the document matches. */
  met: number;
  /** Whether one of the question's terms is a keyword of the document. */
  hasKeyword: boolean;
}

/** A document in the form in which it is indexed. */
interface Searchable {
  id: string;
  title: string;
  sentences: string;
  keywords: string;
  answer: string;
  text: string;
}

/** Finds the documents that answer a question. */
export class KnowledgeIndex {
  private readonly search: MiniSearch<Searchable>;
  private readonly documents: ReadonlyMap<string, KnowledgeDocument>;
  private readonly sentences: ReadonlyMap<string, readonly ReadonlySet<string>[]>;
  private readonly rarity: ReadonlyMap<string, number>;
  private readonly topRarity: number;

  constructor(documents: readonly KnowledgeDocument[]) {
    this.documents = new Map(documents.map((document) => [document.id, document]));
    this.search = new MiniSearch({
      fields: ['title', 'sentences', 'keywords', 'answer', 'text'],
      tokenize: wordsOf,
      processTerm: toTerm,
      searchOptions: {
        boost: { sentences: 3, keywords: 4, title: 2, text: 0.25 },
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        prefix: (term) => term.length > 3,
        boostDocument: (id) => (String(id).startsWith('page:') ? LIVE_PAGE_WEIGHT : 1),
      },
    });
    this.search.addAll(
      documents.map(({ id, title, phrasings, keywords = [], answer, text = '' }) => ({
        id,
        title,
        sentences: phrasings.join('. '),
        keywords: keywords.join(' '),
        answer,
        text,
      })),
    );
    this.sentences = new Map(
      documents.map(({ id, phrasings }) => [id, phrasings.map((text) => new Set(termsOf(text)))]),
    );
    this.rarity = rarityOf(documents);
    this.topRarity = Math.log(documents.length + 1);
  }

  /** The document that answers the question, or undefined. */
  find(question: string, topic?: Topic): KnowledgeMatch | undefined {
    // The best match may share only a common word, and a lower one may have the rare word as a keyword.
    return this.best(question, CLOSEST, topic).find(
      (match, rank) =>
        match.score >= RELEVANT_SCORE && isEnough(match) && (rank === 0 || match.hasKeyword),
    );
  }

  /** Like `find`, within one topic. Since the subject is known, less of the question has to match. */
  findWithin(question: string, topic: Topic): KnowledgeMatch | undefined {
    return this.best(question, CANDIDATES, topic).find(
      ({ document, coverage }) => document.topic === topic && coverage >= RELEVANT_COVERAGE,
    );
  }

  /** A document by its id. If the live site has replaced a curated article, the live one. */
  document(id: string): KnowledgeDocument | undefined {
    return this.documents.get(id) ?? this.documents.get(liveArticleId(id));
  }

  /** Everything that is known. */
  all(): KnowledgeDocument[] {
    return [...this.documents.values()];
  }

  /** The best matches for a question, best first, even if they are poor. */
  best(question: string, count: number, topic?: Topic): KnowledgeMatch[] {
    const terms = new Set(termsOf(question));
    return this.search
      .search(question)
      .slice(0, CANDIDATES)
      .flatMap((result) => this.toMatch(result, terms, topic))
      .sort((a, b) => b.score - a.score)
      .slice(0, count);
  }

  private toMatch(
    { id, score, queryTerms, match }: SearchResult,
    terms: ReadonlySet<string>,
    topic?: Topic,
  ): KnowledgeMatch[] {
    const document = this.documents.get(String(id));
    if (document === undefined) return [];
    const likeness = Math.max(
      0,
      ...(this.sentences.get(document.id) ?? []).map((sentence) => this.likeness(terms, sentence)),
    );
    const isInTopic = topic !== undefined && document.topic === topic;
    return [
      {
        document,
        score: score * (isInTopic ? TOPIC_BOOST : 1) * (1 + LIKENESS_BOOST * likeness),
        coverage: Math.max(this.coverage(terms, new Set(queryTerms)), likeness),
        met: new Set(queryTerms).size,
        hasKeyword: queryTerms.some((term) => match[term]?.includes('keywords')),
      },
    ];
  }

  /** Similarity of a question and one phrasing, by the weight of their shared terms; from 0 to 1. */
  private likeness(terms: ReadonlySet<string>, sentence: ReadonlySet<string>): number {
    let shared = 0;
    for (const term of terms) if (sentence.has(term)) shared += 2 * this.weight(term);
    return shared === 0 ? 0 : shared / (this.weigh(terms) + this.weigh(sentence));
  }

  private weigh(terms: Iterable<string>): number {
    let weight = 0;
    for (const term of terms) weight += this.weight(term);
    return weight;
  }

  private weight(term: string): number {
    return this.rarity.get(term) ?? this.topRarity * UNKNOWN_WEIGHT;
  }

  private coverage(terms: ReadonlySet<string>, met: ReadonlySet<string>): number {
    const covered = [...terms].filter((term) => met.has(term));
    return terms.size === 0 ? 0 : this.weigh(covered) / this.weigh(terms);
  }
}

/** A single shared term is only enough if it is most of the question or a keyword of the document. */
function isEnough({ coverage, met, hasKeyword }: KnowledgeMatch): boolean {
  if (hasKeyword) return coverage >= KEYWORD_COVERAGE;
  return coverage >= (met === 1 ? SINGLE_COVERAGE : RELEVANT_COVERAGE);
}

/** Rarity of each term: the logarithm of its inverse document frequency. */
function rarityOf(documents: readonly KnowledgeDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, phrasings, keywords = [], answer, text = '' } of documents) {
    const words = [title, ...phrasings, ...keywords, answer, text].join(' ');
    for (const term of new Set(termsOf(words))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return new Map(
    [...counts].map(([term, count]) => [term, Math.log(1 + documents.length / count)]),
  );
}
