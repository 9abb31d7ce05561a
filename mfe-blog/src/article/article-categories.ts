/** Categories an article may have, in the order of the filter. */
export const ARTICLE_CATEGORIES = [
  'Design Trends',
  'Mobile Design',
  'SEO',
  'Design Psychology',
  'Development',
  'E-commerce',
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];
