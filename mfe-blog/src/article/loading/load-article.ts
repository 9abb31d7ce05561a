import type { Post } from '../article';
import { isSlug } from '../slug';
import { postFile } from './article-files';
import { fetchArticleFile } from './fetch-article-file';

/**
 * Loads a single article: from its own chunk on the server, from its own file in the browser.
 * @returns null for a slug that no article has.
 * @throws {ArticlesUnavailableError} when it could not be loaded.
 */
export async function loadArticle(slug: string): Promise<Post | null> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (await import('./bundled-posts')).bundledPost(slug);
  }
  return isSlug(slug) ? fetchArticleFile<Post>(postFile(slug)) : null;
}
