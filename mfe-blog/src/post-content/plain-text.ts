import type { Inline } from '../article/article-content';

/** A run of text without its formatting. */
export const plainText = (nodes: readonly Inline[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.type === 'break') return ' ';
      return node.type === 'code' ? node.text : plainText(node.children);
    })
    .join('');
