const FIELDS = {
  id: '7',
  slug: 'a-new-article',
  title: 'A New Article',
  excerpt: 'What it is about.',
  author: 'Maya Lindqvist',
  date: '2025-03-25',
  readTime: '8 min read',
  category: 'SEO',
  tags: '[seo, content]',
  image: '/art/a-new-article.svg',
  featured: 'false',
  description: 'What search engines show.',
};

/** File name for {@link sampleArticle}. */
export const SAMPLE_FILE = 'a-new-article.md';

/**
 * A valid article for tests.
 * @param changes YAML values of fields to replace or add; null leaves a field out.
 */
export function sampleArticle(
  changes: Record<string, string | null> = {},
  markdown = 'First paragraph.',
): string {
  const lines = Object.entries({ ...FIELDS, ...changes })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`;
}
