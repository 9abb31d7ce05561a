/** The file of a release that holds the summaries of all articles, newest first. */
export const ARTICLE_INDEX_FILE = 'article-index.json';

/** The file of a release that holds everything an article's page shows. */
export const postFile = (slug: string): string => `articles/${slug}.json`;
