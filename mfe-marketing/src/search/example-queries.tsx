import { Link } from '@northloop/kit';
import { searchPage } from '../content/pages/search-page';
import { searchAddress } from './search-address';

/** Example searches, each linked to its results. */
export function ExampleQueries() {
  const { examplesLabel, examples } = searchPage;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <p id="examples-label" className="me-1 text-small text-ink-muted">
        {examplesLabel}
      </p>
      <ul aria-labelledby="examples-label" className="flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <Link
              to={searchAddress(example)}
              className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3.5 text-small text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-raised"
            >
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
