import type { Thing } from 'schema-dts';

/** Props of {@link StructuredData}. */
export interface StructuredDataProps {
  /** The subject of the page, made by the functions in this folder. */
  data: Exclude<Thing, string> | readonly Exclude<Thing, string>[];
}

/**
 * Tells search engines what a page is about, as one JSON-LD graph in schema.org's terms. Browsers do not execute the
 * block, so it needs no nonce. Texts cannot end it early: every `<` is escaped.
 */
export function StructuredData({ data }: StructuredDataProps) {
  const graph = { '@context': 'https://schema.org', '@graph': Array.isArray(data) ? data : [data] };
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
