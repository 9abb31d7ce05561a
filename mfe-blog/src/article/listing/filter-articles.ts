import type { ArticleSummary } from '../article';
import { foldCase } from './fold-case';

/** The filter of the article list. */
export interface ArticleFilter {
  /** Searched for in titles, excerpts and tags; empty matches everything. */
  text: string;
  /** Exact name of a category; null for all. */
  category: string | null;
}

/** Folding costs more than searching, and every keystroke searches the same articles, so the results are cached. */
const foldedFields = new WeakMap<ArticleSummary, readonly string[]>();

function fieldsOf(article: ArticleSummary): readonly string[] {
  const known = foldedFields.get(article);
  if (known) return known;
  const folded = [article.title, article.excerpt, ...article.tags].map(foldCase);
  foldedFields.set(article, folded);
  return folded;
}

/** Folds all searchable text before the first keystroke. */
export function prepareSearch(articles: readonly ArticleSummary[]): void {
  for (const article of articles) fieldsOf(article);
}

/** Returns the articles of the category that contain the text in their title, excerpt or a tag. */
export function filterArticles<A extends ArticleSummary>(
  articles: readonly A[],
  { text, category }: ArticleFilter,
): A[] {
  const wanted = foldCase(text.trim());
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      (wanted === '' || fieldsOf(article).some((field) => field.includes(wanted))),
  );
}
