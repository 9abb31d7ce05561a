import '../module.css';
import { Container, definePage, PageMetadata, siteRoutes, useSearchParams } from '@northloop/kit';
import { pageMetadata } from '../content/pages/page-metadata';
import { searchPage } from '../content/pages/search-page';
import { ExampleQueries } from './example-queries';
import { loadSearch, QUERY_PARAMETER, type SearchData } from './load-search';
import { resultCount } from './results/result-count';
import { SearchOutcome } from './results/search-outcome';
import { SearchForm } from './search-form';

const metadata = pageMetadata['/search'];

/** Searches all content of the site. The query is in the address, so that results can be linked and reloaded. */
function SearchPage({ data }: { data: SearchData | null }) {
  const [parameters] = useSearchParams();
  // There is no data if the search took longer than the time limit for loading a page.
  const { query, hits } = data ?? {
    query: parameters.get(QUERY_PARAMETER)?.trim() ?? '',
    hits: null,
  };
  return (
    <>
      <PageMetadata
        {...metadata}
        title={query === '' ? metadata.title : `${metadata.title}: ${query}`}
        path={siteRoutes.search}
      />
      <header className="bg-aurora-glow pt-section-sm pb-stack">
        <Container>
          <h1 className="font-display text-h1 text-balance">{searchPage.title}</h1>
          <SearchForm query={query} />
          {query === '' && <ExampleQueries />}
        </Container>
      </header>
      <Container className="pb-section">
        <p role="status" className="min-h-6 font-mono text-label wrap-anywhere text-ink-muted">
          {query !== '' && hits !== null && resultCount(hits.length, query)}
        </p>
        <SearchOutcome query={query} hits={hits} />
      </Container>
    </>
  );
}

export const page = definePage<SearchData>({ Component: SearchPage, load: loadSearch });
