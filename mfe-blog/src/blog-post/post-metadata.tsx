import { PageMetadata, siteConfig, siteRoutes } from '@northloop/kit';
import type { Article } from '../article/article';

/** The article's metadata for search engines and shared links. */
export function PostMetadata({ article }: { article: Article }) {
  return (
    <PageMetadata
      title={`${article.title} | ${siteConfig.name} Blog`}
      description={article.description}
      keywords={article.tags}
      path={siteRoutes.blogPost(article.slug)}
      ogType="article"
      publishedTime={article.date}
      author={article.author}
      tags={article.tags}
      section={article.category}
    />
  );
}
