import type { ArticleSummary } from '../article';
import { ARTICLE_INDEX_FILE } from './article-files';
import { ArticlesUnavailableError, fetchArticleFile } from './fetch-article-file';

type ArticleIndex = readonly ArticleSummary[];

let known: ArticleIndex | null = null;
let loading: Promise<ArticleIndex> | null = null;

/** The server has the index at hand; a browser fetches it when it is first searched or paged through. */
async function readIndex(): Promise<ArticleIndex> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (await import('./bundled-index')).bundledIndex;
  }
  const index = await fetchArticleFile<ArticleIndex>(ARTICLE_INDEX_FILE);
  if (!index) throw new ArticlesUnavailableError('The release has no article index');
  return index;
}

/** Every article, newest first, without bodies; null until it has been loaded. */
export const knownArticleIndex = (): ArticleIndex | null => known;

/**
 * Loads every article's summary, once.
 * @throws {ArticlesUnavailableError} when it cannot be had; the next call tries again.
 */
export function loadArticleIndex(): Promise<ArticleIndex> {
  loading ??= readIndex().then(
    (index) => {
      known = index;
      return index;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
