import type { AboutPage, ContactPage } from 'schema-dts';

/** A page whose subject is the agency. */
export interface AgencyPageDescription {
  type: 'AboutPage' | 'ContactPage';
  path: string;
  title: string;
  description: string;
}

/** The page about the agency, or the one about how to reach it. */
export const agencyPage = (
  origin: string,
  { type, path, title, description }: AgencyPageDescription,
) =>
  ({
    '@type': type,
    '@id': `${origin}${path}#page`,
    name: title,
    description,
    url: `${origin}${path}`,
    inLanguage: 'en-US',
    mainEntity: { '@id': `${origin}/#organization` },
  }) as const satisfies AboutPage | ContactPage;
