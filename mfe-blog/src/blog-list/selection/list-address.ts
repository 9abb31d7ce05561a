import { siteRoutes } from '@northloop/kit';
import type { ArticleFilter } from '../../article/listing/filter-articles';

/** Name of the category filter that takes nothing away. */
export const ALL_CATEGORIES = 'All';

/** Names of the search parameters; the form's fields have the same. */
export const TEXT_PARAMETER = 'q';
export const CATEGORY_PARAMETER = 'category';
const PAGE_PARAMETER = 'page';

/** What the list's address asks for. */
export interface ListQuery extends ArticleFilter {
  /** From 1 on. */
  page: number;
}

/** Reads what the list's address asks for. What is no number of a page means the first. */
export function readListAddress(parameters: URLSearchParams): ListQuery {
  const category = parameters.get(CATEGORY_PARAMETER);
  const page = parameters.get(PAGE_PARAMETER) ?? '';
  return {
    text: parameters.get(TEXT_PARAMETER) ?? '',
    category: category === null || category === '' || category === ALL_CATEGORIES ? null : category,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Address of the list as filtered, from its first page on; the bare address for the whole list. */
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
