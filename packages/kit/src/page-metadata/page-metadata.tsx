import { SHARE_IMAGE_SIZE } from '@northloop/contracts';
import type { RefCallback } from 'react';
import { siteConfig } from '../site-config';
import { useOwnTags } from './own-tags';
import { shareImageUrl } from './share-image-url';
import { useSiteOrigin } from './site-origin';

export interface PageMetadataProps {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the page's canonical address. */
  path: string;
  ogType?: 'website' | 'article';
  noindex?: boolean;
  /** ISO 8601; articles only. */
  publishedTime?: string;
  author?: string;
  tags?: readonly string[];
  section?: string;
}

/** The title as search results show it, with the site's name added if it is missing. */
export const fullTitle = (title: string): string =>
  title.includes(siteConfig.name) ? title : `${title} | ${siteConfig.name}`;

/** Search and sharing metadata of a page. React moves the tags to the head and removes them together with the page. */
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
  const own = useOwnTags();
  return (
    <>
      <title ref={own}>{heading}</title>
      <meta ref={own} name="description" content={description} />
      {keywords.length > 0 && <meta ref={own} name="keywords" content={keywords.join(', ')} />}
      <meta ref={own} name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
      {!noindex && <link ref={own} rel="canonical" href={url} />}
      <meta ref={own} property="og:site_name" content={siteConfig.name} />
      <meta ref={own} property="og:type" content={ogType} />
      <meta ref={own} property="og:title" content={heading} />
      <meta ref={own} property="og:description" content={description} />
      <meta ref={own} property="og:url" content={url} />
      <meta ref={own} property="og:locale" content="en_US" />
      <meta ref={own} name="twitter:card" content="summary_large_image" />
      <meta ref={own} name="twitter:title" content={heading} />
      <meta ref={own} name="twitter:description" content={description} />
      {!noindex && <ShareImage own={own} url={shareImageUrl(origin, path)} title={title} />}
      {publishedTime && (
        <meta ref={own} property="article:published_time" content={publishedTime} />
      )}
      {author && <meta ref={own} property="article:author" content={author} />}
      {section && <meta ref={own} property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} ref={own} property="article:tag" content={tag} />
      ))}
    </>
  );
}

/** The picture that link previews show. Pages kept out of search have none. */
function ShareImage({
  url,
  title,
  own,
}: {
  url: string;
  title: string;
  own: RefCallback<Element>;
}) {
  return (
    <>
      <meta ref={own} property="og:image" content={url} />
      <meta ref={own} property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta ref={own} property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta ref={own} property="og:image:alt" content={title} />
      <meta ref={own} name="twitter:image" content={url} />
    </>
  );
}
