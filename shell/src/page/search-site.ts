import type { SearchHit } from '@northloop/contracts';

/**
 * Searches the site through the shell's server.
 * @throws if the search fails.
 */
export async function searchSite(query: string): Promise<SearchHit[]> {
  const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Search is not available (${response.status})`);
  }
  return (await response.json()) as SearchHit[];
}
