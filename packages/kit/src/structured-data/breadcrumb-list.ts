import type { BreadcrumbList } from 'schema-dts';

/** One step of the way to a page. */
export interface BreadcrumbStep {
  name: string;
  /** Path, with a fragment if the step is a section of a page. */
  path: string;
}

/** The path from the home page to this page, which comes last. */
export const breadcrumbList = (origin: string, steps: readonly BreadcrumbStep[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }) as const satisfies BreadcrumbList;
