import type { ArticleSummary } from '../../article/article';
import { filterArticles } from '../../article/listing/filter-articles';
import type { ListQuery } from './list-address';

/** Articles per page of the list, not counting the featured ones above it. */
export const PAGE_SIZE = 12;

/** Maximum number of featured articles; any others appear in the list. */
const FEATURED_LIMIT = 3;

/** One page of the list. Can be serialized as JSON. */
export interface FoundArticles {
  /** Shown large on the first page; empty if a category is chosen. */
  featured: ArticleSummary[];
  /** The other articles on this page. */
  listed: ArticleSummary[];
  /** Number of matching articles on all pages. */
  count: number;
  /** The page shown; if the requested page does not exist, the last one. */
  page: number;
  pages: number;
}

/** Finds the articles of a page. Featured articles are listed separately unless a category is chosen. */
export function findArticles(
  articles: readonly ArticleSummary[],
  { page: wanted, ...filter }: ListQuery,
): FoundArticles {
  const found = filterArticles(articles, filter);
  const featured =
    filter.category === null
      ? found.filter((article) => article.featured).slice(0, FEATURED_LIMIT)
      : [];
  const listed = found.filter((article) => !featured.includes(article));
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return {
    featured: page === 1 ? featured : [],
    listed: listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    count: found.length,
    page,
    pages,
  };
}
