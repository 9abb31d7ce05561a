import type { ArticleSummary } from '../article';
import { newestFirst } from '../listing/newest-first';

const files = import.meta.glob<ArticleSummary>('../../articles/*.md', {
  query: '?summary',
  import: 'data',
  eager: true,
});

/** Every article, newest first, as part of the server's build. Holds no bodies. */
export const bundledIndex: readonly ArticleSummary[] = Object.values(files).sort(newestFirst);
