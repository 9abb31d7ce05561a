import type { SearchHit } from '@northloop/contracts';
import { cardLinkClass, Link, siteConfig, siteRoutes } from '@northloop/kit';
import { searchPage } from '../../content/pages/search-page';
import { groupHits } from './group-hits';

/** Results under a heading for each kind. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  return groupHits(hits).map((group) => (
    <section
      key={group.kind}
      aria-labelledby={`results-${group.kind}`}
      className="gap-x-8 pt-stack lg:grid lg:grid-cols-12"
    >
      <h2
        id={`results-${group.kind}`}
        className="font-display text-h4 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-span-3 lg:h-fit lg:pt-5"
      >
        {searchPage.kinds[group.kind]}
      </h2>
      <ol className="mt-4 border-t border-line lg:col-span-9 lg:mt-0">
        {group.hits.map((hit) => (
          <SearchResult key={hit.path} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}

/** The address as shown to visitors. */
const shownAddress = (path: string): string =>
  path === siteRoutes.home ? siteConfig.brand : `${siteConfig.brand}${path}`;

function SearchResult({ hit: { path, title, description } }: { hit: SearchHit }) {
  return (
    <li className="group relative border-b border-line py-5">
      <h3 className="font-display text-h4 text-balance">
        <Link
          to={path}
          className={`${cardLinkClass} rounded-xs text-ink no-underline underline-offset-4 group-hover:text-accent-ink group-hover:underline`}
        >
          {title}
        </Link>
      </h3>
      <p className="mt-1 font-mono text-label wrap-anywhere text-accent-ink">
        {shownAddress(path)}
      </p>
      <p className="mt-2 max-w-2xl text-pretty text-ink-muted">{description}</p>
    </li>
  );
}
