/** The six services. */
export type ServiceTopic =
  | 'web-design'
  | 'web-development'
  | 'ui-ux-design'
  | 'mobile-apps'
  | 'ecommerce'
  | 'seo';

/** What questions are about; a follow-up is understood within the topic before it. */
export const topics = [
  'web-design',
  'web-development',
  'ui-ux-design',
  'mobile-apps',
  'ecommerce',
  'seo',
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
