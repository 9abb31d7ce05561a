/** A description in a page's JSON-LD. */
export type SchemaNode = Record<string, unknown>;

interface TypeRule {
  /** Without these a description is useless to schema.org's consumers or rejected by Google. */
  required: readonly string[];
  /** Fields that Google's documentation recommends and for which this site has true values. */
  recommended?: readonly string[];
}

/** Fields of the types that the site uses, according to schema.org and Google Search Central's documentation. */
const RULES: Readonly<Record<string, TypeRule>> = {
  Organization: { required: ['name', 'url', 'logo'] },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: ['telephone', 'url', 'image', 'openingHoursSpecification', 'areaServed'],
  },
  PostalAddress: {
    required: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  },
  ContactPoint: { required: ['contactType', 'telephone', 'email'] },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction', 'publisher'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  ReserveAction: { required: ['target', 'result'], recommended: ['name'] },
  Reservation: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  Service: {
    required: ['name', 'provider'],
    recommended: ['serviceType', 'description', 'url', 'areaServed'],
  },
  BlogPosting: {
    required: ['headline', 'image', 'datePublished', 'author', 'publisher'],
    recommended: ['description', 'mainEntityOfPage', 'keywords', 'articleSection'],
  },
  Person: { required: ['name', 'url'] },
  ImageObject: { required: ['url', 'width', 'height'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  AboutPage: { required: ['name', 'url'], recommended: ['description', 'mainEntity'] },
  ContactPage: { required: ['name', 'url'], recommended: ['description', 'mainEntity'] },
  City: { required: ['name'] },
  Country: { required: ['name'] },
};

/** Fields whose values must have a certain format. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^/]+\//,
  item: /^https?:\/\/[^/]+\//,
  logo: /^https?:\/\/[^/]+\//,
  mainEntityOfPage: /^https?:\/\/[^/]+\//,
  sameAs: /^https:\/\//,
  telephone: /^\+1\d{10}$/,
  email: /^[^@\s]+@[^@\s]+$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  datePublished: /^\d{4}-\d{2}-\d{2}/,
  foundingDate: /^\d{4}$/,
  // Google does not show more of a headline.
  headline: /^.{1,110}$/,
};

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/** Whether a node is only a reference to another one. */
const isReference = (node: SchemaNode): boolean => Object.keys(node).length === 1 && '@id' in node;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/**
 * Finds all problems in a graph of descriptions.
 * @returns a line for each problem, naming its place; empty for a valid graph.
 */
export function schemaProblems(graph: readonly SchemaNode[]): string[] {
  const problems: string[] = [];
  const ids = new Set(graph.map((node) => node['@id']));

  function visit(node: SchemaNode, place: string): void {
    if (isReference(node)) {
      if (!ids.has(node['@id'])) problems.push(`${place}: ${node['@id']} is not on this page`);
      return;
    }
    const rule = RULES[String(node['@type'])];
    if (!rule) {
      problems.push(`${place}: no rule for the type ${node['@type']}`);
      return;
    }
    for (const field of [...rule.required, ...(rule.recommended ?? [])]) {
      if (isEmpty(node[field])) problems.push(`${place}: ${node['@type']} lacks ${field}`);
    }
    for (const [field, value] of Object.entries(node)) {
      for (const each of listOf(value)) {
        const format = FORMATS[field];
        if (isNode(each)) visit(each, `${place}.${field}`);
        else if (isEmpty(each)) problems.push(`${place}.${field} is empty`);
        else if (format && !format.test(String(each))) {
          problems.push(`${place}.${field}: unusual value ${each}`);
        }
      }
    }
  }

  for (const node of graph) visit(node, String(node['@type']));
  return problems;
}
