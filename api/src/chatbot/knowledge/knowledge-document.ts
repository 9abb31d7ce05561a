import type { Topic } from './topic.js';

/** One thing the assistant knows. */
export interface KnowledgeDocument {
  id: string;
  title: string;
  topic: Topic;
  /** Page of this site that says so; every answer names it. */
  path: string;
  /** What is said, in plain text, without the page. */
  answer: string;
  /** Ways in which visitors ask for it; they weigh most in the search. */
  phrasings: readonly string[];
  /** Words that point here by themselves, whatever else a question speaks of. */
  keywords?: readonly string[];
  /** Wording that can mean nothing else: answers before any search and any general rule. */
  cue?: RegExp;
  /** Who wrote the article, and when (ISO 8601); articles only. */
  author?: string;
  published?: string;
  /** More words to find it by, such as the text of its page. */
  text?: string;
}
