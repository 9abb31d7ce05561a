import MiniSearch, { type SearchResult } from 'minisearch';
import type { KnowledgeDocument } from '../knowledge/knowledge-document.js';
import { liveArticleId } from '../knowledge/site/site-content.js';
import type { Topic } from '../knowledge/topic.js';
import { termsOf, toTerm, wordsOf } from './to-term.js';

/**
 * Below this score a document shares only a stray word with the question. On the developed half of the
 * evaluation, questions about the agency score above 10 and foreign ones mostly below 6.
 */
const RELEVANT_SCORE = 7;

/** Share of a question's meaning, weighed by how rare its words are, that a document must meet. */
const RELEVANT_COVERAGE = 0.45;

/** The same when a single word is met. */
const SINGLE_COVERAGE = 0.75;

/** The same for a document that one of the words points to by itself. */
const KEYWORD_COVERAGE = 0.2;

/** Documents that are looked at more closely. */
const CANDIDATES = 12;

/** Documents that may answer: further ones are nearer to something else. */
const CLOSEST = 3;

/** How much more a document counts of which one phrasing is just like the question. */
const LIKENESS_BOOST = 1.5;

/** How much a word that no document has counts, compared with the rarest that some have. */
const UNKNOWN_WEIGHT = 0.7;

/** How much more a document of the topic under discussion counts in a follow-up. */
const TOPIC_BOOST = 1.5;

/** How much less a page found only by its own text counts than a curated document. */
const LIVE_PAGE_WEIGHT = 0.6;

/** A document that answers a question, and how sure that is. */
export interface KnowledgeMatch {
  document: KnowledgeDocument;
  score: number;
  /** From 0 to 1. */
  coverage: number;
  /** How many of the question's words the document meets. */
  met: number;
  /** The question has a word that points to the document by itself. */
  hasKeyword: boolean;
}

/** A document as it is indexed. */
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

  /** The document that answers the question, or undefined when there is none. */
  find(question: string, topic?: Topic): KnowledgeMatch | undefined {
    // Behind a document that shares only a common word may be one that the rare word points to.
    return this.best(question, CLOSEST, topic).find(
      (match, rank) =>
        match.score >= RELEVANT_SCORE && isEnough(match) && (rank === 0 || match.hasKeyword),
    );
  }

  /** The same among the documents of one topic; less of the question has to be met, as its subject is known. */
  findWithin(question: string, topic: Topic): KnowledgeMatch | undefined {
    return this.best(question, CANDIDATES, topic).find(
      ({ document, coverage }) => document.topic === topic && coverage >= RELEVANT_COVERAGE,
    );
  }

  /** One document by its id; for a curated article, the live site's in its place. */
  document(id: string): KnowledgeDocument | undefined {
    return this.documents.get(id) ?? this.documents.get(liveArticleId(id));
  }

  /** Everything that is known. */
  all(): KnowledgeDocument[] {
    return [...this.documents.values()];
  }

  /** The documents nearest to a question, best first, however far they are. */
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

  /** How alike a question and one phrasing are, by the weight of the words they share; from 0 to 1. */
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

/** One word in common is not yet an answer, unless it is nearly all of the question or points to the document. */
function isEnough({ coverage, met, hasKeyword }: KnowledgeMatch): boolean {
  if (hasKeyword) return coverage >= KEYWORD_COVERAGE;
  return coverage >= (met === 1 ? SINGLE_COVERAGE : RELEVANT_COVERAGE);
}

/** How rare each term is: the logarithm of how few documents have it. */
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
