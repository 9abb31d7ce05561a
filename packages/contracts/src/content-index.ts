/** What an address of the site is about, for search, sitemap, feeds and pictures. */
export type ContentKind = 'page' | 'service' | 'article' | 'legal';

/** One address that a module serves, in words. A module's build emits all of its own. */
export interface ContentEntry {
  /** Path without origin, such as `/blog/some-article`. */
  path: string;
  kind: ContentKind;
  title: string;
  description: string;
  /** Everything a visitor reads there, as plain text. */
  text: string;
  /** ISO 8601 date of publication; articles only. */
  date?: string;
  author?: string;
  tags?: readonly string[];
  /** Answers that the text gives, as question and answer, for assistants. */
  questions?: readonly { question: string; answer: string }[];
}

/** File name of a release's content index, at the root of the release. */
export const CONTENT_INDEX_FILE = 'content-index.json';

/** One result of the site's search, best first. */
export interface SearchHit {
  path: string;
  kind: ContentKind;
  title: string;
  description: string;
}
