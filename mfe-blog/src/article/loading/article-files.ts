/** The release's file with what lists show of every article, newest first. */
export const ARTICLE_INDEX_FILE = 'article-index.json';

/** The release's file with all that an article's page shows. */
export const postFile = (slug: string): string => `articles/${slug}.json`;
