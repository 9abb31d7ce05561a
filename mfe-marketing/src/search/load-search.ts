import type { SearchHit } from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';

/** Name of the query parameter in the address; the form's field has the same name. */
export const QUERY_PARAMETER = 'q';

/** Data of the search page. */
export interface SearchData {
  /** The search text, trimmed; empty if there was none. */
  readonly query: string;
  /** Best first; null if the search failed. */
  readonly hits: readonly SearchHit[] | null;
}

/** Runs the search from the address. A failed search is not an error here: the page tells the visitor what to do. */
export async function loadSearch({
  url,
  search,
}: Pick<PageRequest, 'url' | 'search'>): Promise<PageLoadResult<SearchData>> {
  const query = url.searchParams.get(QUERY_PARAMETER)?.trim() ?? '';
  if (query === '') return { data: { query, hits: [] } };
  return search(query).then(
    (hits) => ({ data: { query, hits } }),
    () => ({ data: { query, hits: null } }),
  );
}
