import type { PageLoadResult, PageRequest } from '@northloop/kit';
import type { ArticleSummary } from '../../article/article';
import { knownArticleIndex, loadArticleIndex } from '../../article/loading/article-index';
import { type FoundArticles, findArticles } from './find-articles';
import { listAddress, readListAddress } from './list-address';

/** One page of the list as its address asks for it. A page past the end leads to the last. */
export function pageOfList(
  articles: readonly ArticleSummary[],
  parameters: URLSearchParams,
): PageLoadResult<FoundArticles> {
  const query = readListAddress(parameters);
  const found = findArticles(articles, query);
  if (found.page < query.page) return { redirect: listAddress({ ...query, page: found.page }) };
  return { data: found };
}

/**
 * Loads a page of the list. The server sends that page's articles alone; a browser that goes on from there fetches the
 * index once, and then nothing has to wait.
 */
export function loadList({
  url,
}: Pick<PageRequest, 'url'>):
  | PageLoadResult<FoundArticles>
  | Promise<PageLoadResult<FoundArticles>> {
  const known = knownArticleIndex();
  if (known) return pageOfList(known, url.searchParams);
  return loadArticleIndex().then((articles) => pageOfList(articles, url.searchParams));
}
