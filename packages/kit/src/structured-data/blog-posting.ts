import { SHARE_IMAGE_SIZE } from '@northloop/contracts';
import type { BlogPosting } from 'schema-dts';
import { shareImageUrl } from '../page-metadata/share-image-url';
import { siteRoutes } from '../routing/site-routes';
import { organizationReference } from './organization';

/** Description of an article. */
export interface PostDescription {
  path: string;
  title: string;
  description: string;
  /** Full name of a member of the team. */
  author: string;
  /** Day of publication, ISO 8601. */
  date: string;
  section: string;
  tags: readonly string[];
}

/** An article of the blog. */
export const blogPosting = (
  origin: string,
  { path, title, description, author, date, section, tags }: PostDescription,
) =>
  ({
    '@type': 'BlogPosting',
    '@id': `${origin}${path}#article`,
    headline: title,
    description,
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    image: {
      '@type': 'ImageObject',
      url: shareImageUrl(origin, path),
      width: String(SHARE_IMAGE_SIZE.width),
      height: String(SHARE_IMAGE_SIZE.height),
    },
    datePublished: date,
    author: { '@type': 'Person', name: author, url: `${origin}${siteRoutes.team}` },
    publisher: organizationReference(origin),
    articleSection: section,
    keywords: tags.join(', '),
    inLanguage: 'en-US',
  }) as const satisfies BlogPosting;
