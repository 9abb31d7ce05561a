import { siteRoutes, useNavigate, VisuallyHidden } from '@northloop/kit';
import { useDeferredValue, useMemo, useRef } from 'react';
import { countArticles } from '../article/listing/count-articles';
import { ArticleGrid } from './articles/article-grid';
import { FeaturedArticles } from './articles/featured-articles';
import { ListPages } from './articles/list-pages';
import { NoArticles } from './articles/no-articles';
import { ArticleFilters } from './filters/article-filters';
import { useListFilter } from './filters/use-list-filter';
import { ListMetadata } from './list-metadata';
import { type FoundArticles, findArticles } from './selection/find-articles';
import { useArticleIndex } from './selection/use-article-index';
import { useListFocus } from './use-list-focus';

/** The filters and what they leave. @param found what the address asks for. */
export function BlogList({ found }: { found: FoundArticles }) {
  const { current, settled, type, settle } = useListFilter();
  const [index, wantIndex] = useArticleIndex();
  const { text, category, page } = current;
  const isSettled = text === settled.text;
  const shown = useMemo(
    // The address is behind while the visitor types, and then only the index knows.
    () => (index && !isSettled ? findArticles(index, { text, category, page }) : found),
    [index, isSettled, found, text, category, page],
  );
  // The field and the count answer a key at once; the rows follow without holding the next key up.
  const { featured, listed, count, page: shownPage, pages } = useDeferredValue(shown);
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useListFocus(settled);
  const navigate = useNavigate();

  const search = (next: string) => {
    wantIndex();
    type(next);
  };

  const clear = () => {
    // The address may not know yet what was typed last, and would not change by being cleared.
    type('');
    navigate(siteRoutes.blog, { preventScrollReset: true });
    // The button that was pressed goes away with the filters.
    searchField.current?.focus();
  };

  return (
    <>
      <ListMetadata query={settled} pages={found.pages} />
      <ArticleFilters
        filter={current}
        count={shown.count}
        searchField={searchField}
        onType={search}
        onSubmit={settle}
        onApproach={wantIndex}
      />
      {/* Speaks when typing has paused, not with every letter. */}
      <VisuallyHidden role="status">
        {`${countArticles(found.count)} found${found.pages > 1 ? `, page ${found.page} of ${found.pages}` : ''}`}
      </VisuallyHidden>
      {count === 0 && <NoArticles text={text} onClear={clear} />}
      <FeaturedArticles articles={featured} />
      <ArticleGrid
        articles={listed}
        title={titleOf(featured.length > 0, shownPage, pages)}
        isTitleShown={featured.length > 0 || shownPage > 1}
        heading={heading}
      />
      <ListPages filter={current} page={shownPage} pages={pages} />
    </>
  );
}

function titleOf(isBelowFeatured: boolean, page: number, pages: number): string {
  if (page > 1) return `Articles, page ${page} of ${pages}`;
  return isBelowFeatured ? 'More articles' : 'Articles';
}
