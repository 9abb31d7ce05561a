import type { Article, ArticleSummary } from '../src/article/article.ts';
import { ArticleError } from './article-error.ts';
import { readFrontMatter } from './front-matter.ts';
import { toBlocks } from './markdown/markdown-blocks.ts';
import { typographicText } from './markdown/typographic-quotes.ts';

/**
 * Compiles an article from its file.
 * @param file name of the file, for error messages and the slug.
 * @throws {ArticleError} naming the file and the field or line that is wrong.
 */
export async function compileArticle(source: string, file: string): Promise<Article> {
  const { fields, markdown, linesAbove } = readFrontMatter(source, file);
  const body = await toBlocks(markdown, (node, reason) => {
    const line = node.position ? `line ${linesAbove + node.position.start.line}: ` : '';
    throw new ArticleError(file, line + reason);
  });
  if (body.length === 0) throw new ArticleError(file, 'has no text below its front matter');
  return {
    ...fields,
    title: typographicText(fields.title),
    excerpt: typographicText(fields.excerpt),
    description: typographicText(fields.description),
    body,
  };
}

/** The part of an article that lists show. */
export const summaryOf = ({
  body: _body,
  description: _description,
  ...summary
}: Article): ArticleSummary => summary;
