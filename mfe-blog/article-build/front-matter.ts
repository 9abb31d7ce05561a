import { parseDocument } from 'yaml';
import { z } from 'zod';
import { ARTICLE_CATEGORIES } from '../src/article/article-categories.ts';
import { SLUG_PATTERN } from '../src/article/slug.ts';
import { ArticleError } from './article-error.ts';

/** Longest description that search engines show in full, in characters. */
const DESCRIPTION_MAX_LENGTH = 160;

const text = (max: number) => z.string().trim().min(1, 'must not be empty').max(max);

/** `2025-02-30` has the format of a date but is not a real date. */
const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

const frontMatterSchema = z.strictObject({
  id: z.int().positive(),
  slug: z.string().regex(SLUG_PATTERN, 'must be lower-case words joined by hyphens'),
  title: text(90),
  excerpt: text(240),
  author: text(80),
  date: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as 2025-03-25')
    .refine(isDay, 'must be a day of the calendar'),
  readTime: z.string().regex(/^[1-9]\d? min read$/, 'must read like "8 min read"'),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z
    .array(z.string().regex(SLUG_PATTERN, 'must be lower-case words joined by hyphens'))
    .min(1)
    .max(8)
    .refine((tags) => new Set(tags).size === tags.length, 'must not name a tag twice'),
  image: z.string().regex(/^\/art\/[a-z0-9-]+\.svg$/, 'must be a path such as /art/my-article.svg'),
  featured: z.boolean(),
  description: text(DESCRIPTION_MAX_LENGTH),
});

/** The fields between the two `---` lines of an article. */
export type FrontMatter = z.infer<typeof frontMatterSchema>;

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/**
 * Splits an article into its validated fields and its Markdown.
 * @param file name of the article's file; the slug must be the same.
 * @returns the fields, the Markdown, and the number of lines above the Markdown.
 * @throws {ArticleError} naming the file and every field that is missing, unknown or wrong.
 */
export function readFrontMatter(
  source: string,
  file: string,
): { fields: FrontMatter; markdown: string; linesAbove: number } {
  const fenced = FENCED.exec(source);
  if (!fenced)
    throw new ArticleError(file, 'must begin with front matter between two lines of ---');
  const [head, yaml = ''] = fenced;

  const document = parseDocument(yaml);
  const [mistake] = document.errors;
  if (mistake) throw new ArticleError(file, `front matter is not YAML: ${mistake.message}`);

  const result = frontMatterSchema.safeParse(document.toJS());
  if (!result.success) {
    const reasons = result.error.issues.map(
      ({ path, message }) => `${path.length > 0 ? path.join('.') : 'front matter'}: ${message}`,
    );
    throw new ArticleError(file, reasons.join('; '));
  }
  if (`${result.data.slug}.md` !== file) {
    throw new ArticleError(file, `slug: must be the file's name, ${file.replace(/\.md$/, '')}`);
  }
  return {
    fields: result.data,
    markdown: source.slice(head.length),
    linesAbove: head.split('\n').length - 1,
  };
}
