import type { Article } from '../src/article/article.ts';
import type { Block, Inline } from '../src/article/article-content.ts';
import { ArticleError } from './article-error.ts';

const BLOG_POST = /^\/blog\/([^/?#]+)/;

function hrefsIn(nodes: readonly (Block | Inline)[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = node.type === 'link' ? [node.href] : [];
    if (node.type === 'list') return node.items.flatMap(hrefsIn);
    return 'children' in node ? [...own, ...hrefsIn(node.children)] : own;
  });
}

/**
 * Checks that involve more than one article.
 * @throws {ArticleError} when two articles share an id, or a link leads to an article that does not exist.
 */
export function checkTogether(articles: readonly Article[]): void {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const ownerOfId = new Map<number, string>();
  for (const { id, slug, body } of articles) {
    const file = `${slug}.md`;
    const owner = ownerOfId.get(id);
    if (owner) throw new ArticleError(file, `id: ${id} is already the id of ${owner}`);
    ownerOfId.set(id, file);
    for (const href of hrefsIn(body)) {
      const target = BLOG_POST.exec(href)?.[1];
      if (target && !slugs.has(target)) {
        throw new ArticleError(file, `link "${href}" leads to an article that does not exist`);
      }
    }
  }
}
