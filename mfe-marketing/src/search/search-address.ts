import { siteRoutes } from '@northloop/kit';
import { QUERY_PARAMETER } from './load-search';

/** Address of the results for a query; the plain search page if the query is empty. */
export function searchAddress(query: string): string {
  const text = query.trim();
  if (text === '') return siteRoutes.search;
  return `${siteRoutes.search}?${new URLSearchParams({ [QUERY_PARAMETER]: text })}`;
}
