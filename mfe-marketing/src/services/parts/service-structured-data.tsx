import { breadcrumbList, faqPage, StructuredData, service, useSiteOrigin } from '@northloop/kit';
import type { FaqEntry } from '../../content/pages/faq';
import type { ServicePage } from '../../content/services/service-page';

/** Props of {@link ServiceStructuredData}. */
export interface ServiceStructuredDataProps {
  page: Pick<ServicePage, 'path' | 'schema' | 'breadcrumbs'>;
  /** The questions that the page shows. */
  questions: readonly FaqEntry[];
}

/** Structured data of a service page: the service, the breadcrumbs and the questions. */
export function ServiceStructuredData({ page, questions }: ServiceStructuredDataProps) {
  const origin = useSiteOrigin();
  const { path, schema, breadcrumbs } = page;
  return (
    <StructuredData
      data={[
        service(origin, { path, ...schema }),
        breadcrumbList(
          origin,
          breadcrumbs.map(({ name, to }) => ({ name, path: to })),
        ),
        faqPage(origin, { path, questions }),
      ]}
    />
  );
}
