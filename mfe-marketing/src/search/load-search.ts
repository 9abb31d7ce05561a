import type { SearchHit } from '@northloop/contracts';
import type { PageLoadResult, PageRequest } from '@northloop/kit';

/** Name of the address's parameter that holds the query; the form's field has the same. */
export const QUERY_PARAMETER = 'q';

/** What the search page shows. */
export interface SearchData {
  /** What was looked for, without blanks around it; empty when nothing was. */
  readonly query: string;
  /** Best first; null when the search gave no answer. */
  readonly hits: readonly SearchHit[] | null;
}

/** Looks for what the address says. A search that fails is an answer too: the page says what to do then. */
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
