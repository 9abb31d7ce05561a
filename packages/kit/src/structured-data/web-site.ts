import type { SearchAction, WebSite } from 'schema-dts';
import { siteRoutes } from '../routing/site-routes';
import { siteConfig } from '../site-config';

/** schema.org's notation for the input of an action, which its types leave out. */
type SearchActionWithInput = Exclude<SearchAction, string> & { 'query-input': string };

/** The site as a whole, and how to search it. */
export const webSite = (origin: string) => {
  const potentialAction: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${siteRoutes.search}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteConfig.name,
    alternateName: siteConfig.brand,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#organization` },
    potentialAction,
  } as const satisfies WebSite;
};
