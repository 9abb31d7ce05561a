import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { Block } from '../../src/article/article-content.ts';
import { createHeadingIds } from './heading-ids.ts';
import { highlightCode } from './highlight-code.ts';
import { toInline } from './inline-content.ts';
import type { Refuse } from './refuse.ts';
import { withTypographicQuotes } from './typographic-quotes.ts';

/**
 * Parses the Markdown of an article into blocks.
 * @throws through `refuse`, with the Markdown node and the reason.
 */
export async function toBlocks(markdown: string, refuse: Refuse): Promise<Block[]> {
  const headingId = createHeadingIds();

  const all = async (nodes: readonly RootContent[]): Promise<Block[]> => {
    const blocks: Block[] = [];
    for (const node of nodes) blocks.push(await one(node));
    return blocks;
  };

  const one = async (node: RootContent): Promise<Block> => {
    switch (node.type) {
      case 'heading': {
        if (node.depth === 1) {
          return refuse(node, 'the title is the only heading of the first level; start with ##');
        }
        if (node.children.some(({ type }) => type === 'link')) {
          return refuse(node, 'a heading is a link to itself and may not hold another');
        }
        if (node.depth > 4) return refuse(node, 'headings go down to ####');
        return {
          type: 'heading',
          level: node.depth as 2 | 3 | 4,
          id: headingId(textOf(node)),
          children: toInline(node.children, refuse),
        };
      }
      case 'paragraph':
        return { type: 'paragraph', children: toInline(node.children, refuse) };
      case 'list':
        return {
          type: 'list',
          ordered: node.ordered === true,
          start: node.start ?? 1,
          items: await Promise.all(node.children.map((item) => all(item.children))),
        };
      case 'blockquote':
        return { type: 'quote', children: await all(node.children) };
      case 'code': {
        const language = node.lang ?? 'text';
        try {
          return { type: 'code', language, lines: await highlightCode(node.value, language) };
        } catch (error) {
          if (error instanceof RangeError) return refuse(node, error.message);
          throw error;
        }
      }
      case 'thematicBreak':
        return { type: 'rule' };
      case 'html':
        return refuse(node, 'raw HTML is not allowed; write it as `code` or in Markdown');
      default:
        return refuse(node, `${node.type} is not supported`);
    }
  };

  return all(withTypographicQuotes(fromMarkdown(markdown)).children);
}
