import type { ContentKind } from './content-schema.js';

/** File name of a release's content index, at the root of the release. */
export const CONTENT_INDEX_FILE = 'content-index.json';

/** One result of the site's search, best first. */
export interface SearchHit {
  path: string;
  kind: ContentKind;
  title: string;
  description: string;
}
