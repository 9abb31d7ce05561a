import type { PhrasingContent } from 'mdast';
import type { Inline } from '../../src/article/article-content.ts';
import { problemOfLink } from './link-target.ts';
import type { Refuse } from './refuse.ts';

/**
 * Converts the content of a block into runs of text.
 * @throws through `refuse` for content that articles may not contain: raw HTML, pictures, reference links, footnotes.
 */
export function toInline(nodes: readonly PhrasingContent[], refuse: Refuse): Inline[] {
  return nodes.map((node): Inline => {
    switch (node.type) {
      case 'text':
        // A line break in the source only means that the writer's editor wrapped the line.
        return node.value.replace(/\s*\n\s*/g, ' ');
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: toInline(node.children, refuse) };
      case 'inlineCode':
        return { type: 'code', text: node.value };
      case 'break':
        return { type: 'break' };
      case 'link': {
        const problem = problemOfLink(node.url);
        if (problem) return refuse(node, problem);
        return { type: 'link', href: node.url, children: toInline(node.children, refuse) };
      }
      case 'html':
        return refuse(node, 'raw HTML is not allowed; write it as `code` or in Markdown');
      case 'image':
        return refuse(node, 'pictures are not allowed; covers are drawn in src/article-art');
      default:
        return refuse(node, `${node.type} is not supported`);
    }
  });
}
