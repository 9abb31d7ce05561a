/** The six services. */
export type ServiceTopic =
  | 'web-design'
  | 'web-development'
  | 'ui-ux-design'
  | 'mobile-apps'
  | 'ecommerce'
  | 'seo';

/** What a question is about; a follow-up is understood within the topic before it. */
export type Topic =
  | ServiceTopic
  | 'services'
  | 'price'
  | 'process'
  | 'support'
  | 'contact'
  | 'location'
  | 'about'
  | 'team'
  | 'careers'
  | 'portfolio'
  | 'blog'
  | 'legal'
  | 'mockup';
