import type { ContentEntry } from '@northloop/contracts';
import type { MeaningReader } from '../meaning/meaning-reader.js';
import type { PassageSearch } from '../meaning/passage-search.js';
import { type Article, articlesOf } from './site/articles.js';
import { cutPassages } from './site/cut-passages.js';
import type { Subject } from './subject.js';

/** What the assistant knows: its subjects, and what the live site says once that has been read. */
export class KnowledgeBase {
  private readonly byId: ReadonlyMap<string, Subject>;
  private known: readonly Article[] = [];

  /**
   * @param subjects what the assistant can be asked about
   * @param meanings finds which of them a text means
   * @param passages finds what the pages of the live site say
   */
  constructor(
    subjects: readonly Subject[],
    readonly meanings: MeaningReader,
    readonly passages: PassageSearch,
  ) {
    this.byId = new Map(subjects.map((subject) => [subject.id, subject]));
  }

  /** A subject by its id. */
  subject(id: string): Subject | undefined {
    return this.byId.get(id);
  }

  /** The articles of the live blog, newest first; none until the site was read. */
  get articles(): readonly Article[] {
    return this.known;
  }

  /** Takes what the live site says now in place of what it said before. */
  replaceSiteContent(entries: readonly ContentEntry[]): void {
    this.known = articlesOf(entries);
    this.passages.replace(cutPassages(entries));
  }
}
