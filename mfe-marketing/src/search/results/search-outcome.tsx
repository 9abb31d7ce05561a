import { buttonClass, Link, siteRoutes } from '@northloop/kit';
import { searchPage } from '../../content/pages/search-page';
import type { SearchData } from '../load-search';
import { searchAddress } from '../search-address';
import { SearchNotice } from './search-notice';
import { SearchResults } from './search-results';
import { SuggestedPages } from './suggested-pages';

/** The outcome of a search: the results, or advice if there are none. */
export function SearchOutcome({ query, hits }: SearchData) {
  if (hits !== null && hits.length > 0) return <SearchResults hits={hits} />;
  const { nothing, failure } = searchPage;
  return (
    <>
      {hits === null ? (
        <SearchNotice
          title={failure.title}
          text={failure.text}
          // A plain link loads a new document, which asks the server again, with or without script.
          action={
            <a href={searchAddress(query)} className={buttonClass()}>
              {failure.retryLabel}
            </a>
          }
        />
      ) : (
        query !== '' && (
          <SearchNotice
            title={nothing.title}
            text={nothing.text}
            action={
              <Link to={siteRoutes.contact} className={buttonClass()}>
                {nothing.askLabel}
              </Link>
            }
          />
        )
      )}
      <SuggestedPages />
    </>
  );
}
