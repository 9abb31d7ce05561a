import type { ArticleSummary } from '../../article/article';
import { filterArticles } from '../../article/listing/filter-articles';
import type { ListQuery } from './list-address';

/** Articles on one page of the list, the featured ones above it not counted. */
export const PAGE_SIZE = 12;

/** Most articles shown large; further featured ones stand in the list. */
const FEATURED_LIMIT = 3;

/** What one page of the list shows. Survives JSON. */
export interface FoundArticles {
  /** Shown large, on the first page; empty as soon as a category is chosen. */
  featured: ArticleSummary[];
  /** The rest, as far as it is on this page. */
  listed: ArticleSummary[];
  /** All that were found, on every page. */
  count: number;
  /** The page shown: the last one where a later one was asked for. */
  page: number;
  pages: number;
}

/** Finds the articles of a page, and parts the featured ones from the rest while no category is chosen. */
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
