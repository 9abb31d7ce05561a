/**
 * The words for one trade. Texts may hold slots such as {name}, {place}, {offer}, {offer2}, {year}, {audience} or an
 * entry of the lexicon; with a capital first letter the word gets one too. A text is only used when all its slots can
 * be filled. Rows are parted by ' | ', lists within a row by '; '.
 *
 * Headlines, taglines, subtitles and calls to action invite; they state nothing that only the owner could know. The
 * rest may, since it is marked as a sample on the page.
 */
export interface IndustryCopy {
  lexicon: Readonly<Record<string, readonly string[]>>;
  /** Under nine words each. */
  headlines: readonly string[];
  taglines: readonly string[];
  /** Shown when the owner wrote no description. */
  subtitles: readonly string[];
  ctas: readonly string[];
  /** Label of the menu's entry for what is offered, and titles of that section. */
  servicesLabel: string;
  servicesTitles: readonly string[];
  /** Lines under a service that the owner named; {offer} is its name. */
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
  /** Kinds of section that say most in this trade, likeliest first. */
  signature: readonly ('prices' | 'schedule' | 'team' | 'cases' | 'steps' | 'products')[];
  tones: readonly string[];
  keywords: readonly string[];
}
