import { PageMetadata } from '@northloop/kit';
import { type MarketingPage, pageMetadata } from '../content/pages/page-metadata';

/** Props of {@link PageHead}. */
export interface PageHeadProps {
  /** Key of the page in the metadata list. */
  page: MarketingPage;
  /** Path of the page, for screens that can appear at any address. */
  path?: string;
}

/** Search and sharing metadata of one of the agency's own pages, taken from the content. */
export function PageHead({ page, path = page }: PageHeadProps) {
  const { title, description, keywords, noindex = false } = pageMetadata[page];
  return (
    <PageMetadata
      title={title}
      description={description}
      keywords={keywords}
      path={path}
      noindex={noindex}
    />
  );
}
