import type { ArticleSummary } from '../article';

const RELATED_LIMIT = 2;

/**
 * At most two other articles of the same category or with a tag in common.
 * Those with more in common come first; ties keep the order of `articles`.
 */
export function relatedArticles(
  article: Pick<ArticleSummary, 'slug' | 'category' | 'tags'>,
  articles: readonly ArticleSummary[],
): ArticleSummary[] {
  const tags = new Set(article.tags);
  const best: { other: ArticleSummary; inCommon: number }[] = [];
  for (const other of articles) {
    let inCommon = other.category === article.category ? 1 : 0;
    for (const tag of other.tags) if (tags.has(tag)) inCommon++;
    if (inCommon === 0 || other.slug === article.slug) continue;
    // Sorting all articles for every article would take most of a large blog's build time.
    const place = best.findIndex((each) => each.inCommon < inCommon);
    best.splice(place === -1 ? best.length : place, 0, { other, inCommon });
    best.length = Math.min(best.length, RELATED_LIMIT);
  }
  return best.map(({ other }) => other);
}
