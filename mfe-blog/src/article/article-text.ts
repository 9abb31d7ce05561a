import { plainText } from '../post-content/plain-text';
import type { Block, CodeLine } from './article-content';

const codeText = (lines: readonly CodeLine[]): string =>
  lines
    .map((line) => line.map((token) => (typeof token === 'string' ? token : token[0])).join(''))
    .join('\n');

function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return plainText(block.children);
    case 'list':
      return block.items.map(articleText).join('\n');
    case 'quote':
      return articleText(block.children);
    case 'code':
      return codeText(block.lines);
    case 'rule':
      return '';
  }
}

/** The whole text of an article's body as plain text, one line per block. */
export const articleText = (body: readonly Block[]): string =>
  body
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n');
