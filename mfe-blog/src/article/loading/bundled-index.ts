import type { ArticleSummary } from '../article';
import { newestFirst } from '../listing/newest-first';

const files = import.meta.glob<ArticleSummary>('../../articles/*.md', {
  query: '?summary',
  import: 'data',
  eager: true,
});

/** The summaries of all articles, newest first, bundled into the server build. */
export const bundledIndex: readonly ArticleSummary[] = Object.values(files).sort(newestFirst);
