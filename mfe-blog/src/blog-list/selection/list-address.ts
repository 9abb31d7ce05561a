import { siteRoutes } from '@northloop/kit';
import type { ArticleFilter } from '../../article/listing/filter-articles';

/** Name of the category filter that shows everything. */
export const ALL_CATEGORIES = 'All';

/** Names of the search parameters; the form's fields have the same names. */
export const TEXT_PARAMETER = 'q';
export const CATEGORY_PARAMETER = 'category';
const PAGE_PARAMETER = 'page';

/** The filter and page number in the list's address. */
export interface ListQuery extends ArticleFilter {
  /** Starts at 1. */
  page: number;
}

/** Reads the filter and page from the list's address. An invalid page number means page 1. */
export function readListAddress(parameters: URLSearchParams): ListQuery {
  const category = parameters.get(CATEGORY_PARAMETER);
  const page = parameters.get(PAGE_PARAMETER) ?? '';
  return {
    text: parameters.get(TEXT_PARAMETER) ?? '',
    category: category === null || category === '' || category === ALL_CATEGORIES ? null : category,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Address of the filtered list, on page 1 by default; without parameters for the whole list. */
export function listAddress({
  text,
  category,
  page = 1,
}: ArticleFilter & { page?: number }): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set(TEXT_PARAMETER, text);
  if (category !== null) parameters.set(CATEGORY_PARAMETER, category);
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  const query = parameters.toString();
  return query === '' ? siteRoutes.blog : `${siteRoutes.blog}?${query}`;
}
