import { SHARE_IMAGE_SIZE } from '@northloop/contracts';
import { siteConfig } from '../site-config';
import { shareImageUrl } from './share-image-url';
import { useSiteOrigin } from './site-origin';

export interface PageMetadataProps {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's one true address. */
  path: string;
  ogType?: 'website' | 'article' | 'profile';
  noindex?: boolean;
  /** ISO 8601; articles only. */
  publishedTime?: string;
  author?: string;
  tags?: readonly string[];
  section?: string;
}

/** The title as search results show it: the site's name is added where it is missing. */
export const fullTitle = (title: string): string =>
  title.includes(siteConfig.name) ? title : `${title} | ${siteConfig.name}`;

/** Search and sharing metadata of a page. React moves the tags to the head and takes them away with the page. */
export function PageMetadata({
  title,
  description,
  keywords = [],
  path,
  ogType = 'website',
  noindex = false,
  publishedTime,
  author,
  tags = [],
  section,
}: PageMetadataProps) {
  const origin = useSiteOrigin();
  const url = `${origin}${path}`;
  const heading = fullTitle(title);
  return (
    <>
      <title>{heading}</title>
      <meta name="description" content={description} />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
      {!noindex && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={siteConfig.name} />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content="en_US" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={heading} />
      <meta name="twitter:description" content={description} />
      {!noindex && <ShareImage url={shareImageUrl(origin, path)} title={title} />}
      {publishedTime && <meta property="article:published_time" content={publishedTime} />}
      {author && <meta property="article:author" content={author} />}
      {section && <meta property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** The picture that link previews show. Pages kept out of search have none. */
function ShareImage({ url, title }: { url: string; title: string }) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:image" content={url} />
    </>
  );
}
