import type { ArticleSummary } from '../article';
import { foldCase } from './fold-case';

/** What a visitor asks of the list. */
export interface ArticleFilter {
  /** Searched for in titles, excerpts and tags; empty finds everything. */
  text: string;
  /** Exact name of a category; null for all. */
  category: string | null;
}

/** Folding costs more than searching, and a visitor searches the same articles with every key. */
const foldedFields = new WeakMap<ArticleSummary, readonly string[]>();

function fieldsOf(article: ArticleSummary): readonly string[] {
  const known = foldedFields.get(article);
  if (known) return known;
  const folded = [article.title, article.excerpt, ...article.tags].map(foldCase);
  foldedFields.set(article, folded);
  return folded;
}

/** Folds all that is searched ahead of the first key. */
export function prepareSearch(articles: readonly ArticleSummary[]): void {
  for (const article of articles) fieldsOf(article);
}

/** Keeps the articles that have the text in their title, their excerpt or a tag, and are of the category. */
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
