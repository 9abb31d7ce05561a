import {
  blogPosting,
  breadcrumbList,
  StructuredData,
  siteRoutes,
  useSiteOrigin,
} from '@northloop/kit';
import type { Article } from '../article/article';
import { listText } from '../blog-list/list-text';

/** Tells search engines who wrote an article, when and about what, and where in the site it stands. */
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
