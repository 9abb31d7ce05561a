/** The six services. */
export const serviceTopics = [
  'web-design',
  'web-development',
  'ui-ux-design',
  'mobile-apps',
  'ecommerce',
  'seo',
] as const;

/** One of {@link serviceTopics}. */
export type ServiceTopic = (typeof serviceTopics)[number];

/** What questions are about; a follow-up is understood within the topic before it. */
export const topics = [
  ...serviceTopics,
  'services',
  'price',
  'process',
  'support',
  'contact',
  'location',
  'about',
  'team',
  'careers',
  'portfolio',
  'blog',
  'legal',
  'mockup',
] as const;
