import { type PageLoadResult, type PageRequest, siteRoutes } from '@northloop/kit';
import type { Post } from '../article/article';
import { loadArticle } from '../article/loading/load-article';

/** Loads the article at a post's address. If there is none, it redirects to the list. */
export async function loadPost({
  params: { slug = '' },
  isServer,
}: Pick<PageRequest, 'params' | 'isServer'>): Promise<PageLoadResult<Post>> {
  const post = await loadArticle(slug);
  if (post) return { data: post };
  if (!isServer) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for unknown articles to be logged
    console.error(`There is no article at ${siteRoutes.blogPost(slug)}`);
  }
  return { redirect: siteRoutes.blog };
}
