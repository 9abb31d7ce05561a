import type { ArticleSummary } from './article';

/** An article's summary for tests. */
export const sampleSummary = (changes: Partial<ArticleSummary> = {}): ArticleSummary => ({
  id: 1,
  slug: 'sample',
  title: 'Sample Title',
  excerpt: 'What it is about.',
  author: 'Maya Lindqvist',
  date: '2025-03-25',
  readTime: '8 min read',
  category: 'SEO',
  tags: ['seo'],
  image: '/art/sample.svg',
  featured: false,
  ...changes,
});
