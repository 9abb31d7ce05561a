import {
  blogPosting,
  breadcrumbList,
  StructuredData,
  siteRoutes,
  useSiteOrigin,
} from '@northloop/kit';
import type { Article } from '../article/article';
import { listText } from '../blog-list/list-text';

/** Structured data for search engines: the article's author, date, subject and place in the site. */
export function PostStructuredData({ article }: { article: Article }) {
  const origin = useSiteOrigin();
  const { title, description, author, date, category, tags, slug } = article;
  const path = siteRoutes.blogPost(slug);
  return (
    <StructuredData
      data={[
        blogPosting(origin, { path, title, description, author, date, section: category, tags }),
        breadcrumbList(origin, [
          { name: 'Home', path: siteRoutes.home },
          { name: listText.metadata.title, path: siteRoutes.blog },
          { name: title, path },
        ]),
      ]}
    />
  );
}
