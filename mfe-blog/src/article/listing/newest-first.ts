import type { ArticleSummary } from '../article';

/** Sort order for articles everywhere: by day, and within a day by id. */
export const newestFirst = (
  a: Pick<ArticleSummary, 'date' | 'id'>,
  b: Pick<ArticleSummary, 'date' | 'id'>,
): number => (a.date === b.date ? a.id - b.id : a.date < b.date ? 1 : -1);
