import type { PageLoadResult, PageRequest } from '@northloop/kit';
import type { ArticleSummary } from '../../article/article';
import { knownArticleIndex, loadArticleIndex } from '../../article/loading/article-index';
import { type FoundArticles, findArticles } from './find-articles';
import { listAddress, readListAddress } from './list-address';

/** The page of the list for an address. A page past the end redirects to the last one. */
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
 * Loads a page of the list. The server sends only that page's articles. For further pages the browser fetches the index
 * once, and after that no page has to load anything.
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
