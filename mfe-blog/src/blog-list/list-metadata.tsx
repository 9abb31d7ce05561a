import { PageMetadata, siteRoutes, useSiteOrigin } from '@northloop/kit';
import { listText } from './list-text';
import { type ListQuery, listAddress } from './selection/list-address';

interface ListMetadataProps {
  query: ListQuery;
  pages: number;
}

/**
 * The list's metadata for search engines. Each page of the full list has its own address and links to its neighbours.
 * Searches and categories are only views of the list, so their canonical address is the list's.
 */
export function ListMetadata({ query: { text, category, page }, pages }: ListMetadataProps) {
  const origin = useSiteOrigin();
  const { metadata } = listText;
  if (text !== '' || category !== null)
    return <PageMetadata {...metadata} path={siteRoutes.blog} />;
  const addressOf = (number: number) => listAddress({ text, category, page: number });
  const title = page > 1 ? `${metadata.title}, page ${page}` : metadata.title;
  return (
    <>
      <PageMetadata {...metadata} title={title} path={addressOf(page)} />
      {page > 1 && <link rel="prev" href={`${origin}${addressOf(page - 1)}`} />}
      {page < pages && <link rel="next" href={`${origin}${addressOf(page + 1)}`} />}
    </>
  );
}
