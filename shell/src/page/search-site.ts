import type { SearchHit } from '@northloop/contracts';

/** The site's search as the browser asks it of the shell's server. @throws when it gives no answer. */
export async function searchSite(query: string): Promise<SearchHit[]> {
  const response = await fetch(`/search.json?${new URLSearchParams({ q: query })}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Search is not available (${response.status})`);
  }
  return (await response.json()) as SearchHit[];
}
