import type { ArticleCategory } from './article-categories';
import type { Block } from './article-content';

/** An article's data for lists and cards: its front matter without the fields for search engines only. */
export interface ArticleSummary {
  id: number;
  /** Last part of the article's address; also the name of its file. */
  slug: string;
  title: string;
  excerpt: string;
  /** Full name. */
  author: string;
  /** Day of publication, ISO 8601 (`2025-03-25`). */
  date: string;
  /** As shown: `8 min read`. */
  readTime: string;
  category: ArticleCategory;
  tags: readonly string[];
  /** Path of the cover (`/art/<name>.svg`); the name picks the illustration. */
  image: string;
  /** Shown above the list while no category is chosen. */
  featured: boolean;
}

/** A whole article, as its page gets it. Can be serialized as JSON. */
export interface Article extends ArticleSummary {
  /** One or two sentences for search results. */
  description: string;
  body: readonly Block[];
}

/** Everything that an article's page shows. */
export interface Post {
  article: Article;
  /** Suggestions for further reading. */
  related: readonly ArticleSummary[];
}
