/**
 * The copy for one trade. Texts may contain slots such as {name}, {place}, {offer}, {offer2}, {year}, {audience} or an
 * entry of the lexicon. A slot with a capital first letter capitalizes its word. A text is only used if all its slots
 * can be filled. The columns of a row are separated by ' | ', lists within a column by '; '.
 *
 * Headlines, taglines, subtitles and calls to action are invitations: they state nothing that only the owner could
 * know. The other texts may, because the page marks them as samples.
 */
export interface IndustryCopy {
  lexicon: Readonly<Record<string, readonly string[]>>;
  /** Fewer than nine words each. */
  headlines: readonly string[];
  taglines: readonly string[];
  /** Used if the owner wrote no description. */
  subtitles: readonly string[];
  ctas: readonly string[];
  /** Menu label of the services section, and titles of that section. */
  servicesLabel: string;
  servicesTitles: readonly string[];
  /** Lines below a service that the owner named; {offer} is its name. */
  offerLines: readonly string[];
  /** 'Name | description | point; point; point' */
  services: readonly string[];
  about: readonly string[];
  highlights: readonly string[];
  /** 'Question? Answer.' */
  questions: readonly string[];
  /** 'Quotation | who says it' */
  testimonials: readonly string[];
  /** 'Step | what happens' */
  steps: readonly string[];
  /** 'Name | description | price' */
  prices: readonly string[];
  products: readonly string[];
  /** 'What | for whom | when' */
  schedule: readonly string[];
  /** 'Role | what they do' */
  team: readonly string[];
  /** 'Headline | summary | topic' */
  posts: readonly string[];
  /** 'Title | summary | fact' */
  cases: readonly string[];
  /** Most telling kinds of section for this trade, most likely first. */
  signature: readonly ('prices' | 'schedule' | 'team' | 'cases' | 'steps' | 'products')[];
  tones: readonly string[];
  keywords: readonly string[];
}
