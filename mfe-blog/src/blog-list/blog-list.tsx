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

/** The filters and the articles that match them. @param found the result for the current address. */
export function BlogList({ found }: { found: FoundArticles }) {
  const { current, settled, type, settle } = useListFilter();
  const [index, wantIndex] = useArticleIndex();
  const { text, category, page } = current;
  const isSettled = text === settled.text;
  const shown = useMemo(
    // While the visitor types, the address is out of date, and only the index has the current results.
    () => (index && !isSettled ? findArticles(index, { text, category, page }) : found),
    [index, isSettled, found, text, category, page],
  );
  // The field and the count update at once. The rows are deferred, so that they do not delay the next keystroke.
  const { featured, listed, count, page: shownPage, pages } = useDeferredValue(shown);
  const searchField = useRef<HTMLInputElement>(null);
  const heading = useListFocus(settled);
  const navigate = useNavigate();

  const search = (next: string) => {
    wantIndex();
    type(next);
  };

  const clear = () => {
    // If the last text typed is not in the address yet, clearing the address alone would not clear the field.
    type('');
    navigate(siteRoutes.blog, { preventScrollReset: true });
    // The pressed button disappears together with the filters.
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
      {/* Announces the count after a pause in typing, not on every keystroke. */}
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
