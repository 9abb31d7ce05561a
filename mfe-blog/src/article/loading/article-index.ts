import type { ArticleSummary } from '../article';
import { ARTICLE_INDEX_FILE } from './article-files';
import { ArticlesUnavailableError, fetchArticleFile } from './fetch-article-file';

type ArticleIndex = readonly ArticleSummary[];

let known: ArticleIndex | null = null;
let loading: Promise<ArticleIndex> | null = null;

/** The server build contains the index. A browser fetches it when the visitor first searches or changes the page. */
async function readIndex(): Promise<ArticleIndex> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (await import('./bundled-index')).bundledIndex;
  }
  const index = await fetchArticleFile<ArticleIndex>(ARTICLE_INDEX_FILE);
  if (!index) throw new ArticlesUnavailableError('The release has no article index');
  return index;
}

/** All articles, newest first, without bodies; null until they are loaded. */
export const knownArticleIndex = (): ArticleIndex | null => known;

/**
 * Loads the summaries of all articles once.
 * @throws {ArticlesUnavailableError} if they could not be fetched; the next call tries again.
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
