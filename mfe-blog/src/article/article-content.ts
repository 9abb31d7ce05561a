/**
 * The text of an article as data: the build creates it from Markdown, and the page renders it.
 * Plain JSON, so that the server can send it along with the page.
 */

/** A run of text inside a block; plain text is a bare string. */
export type Inline =
  | string
  | { type: 'strong'; children: readonly Inline[] }
  | { type: 'emphasis'; children: readonly Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'break' };

/** Kinds of source code tokens, used for their colours. */
export const CODE_TOKEN_KINDS = [
  'constant',
  'string',
  'comment',
  'keyword',
  'parameter',
  'function',
  'punctuation',
  'link',
] as const;

export type CodeTokenKind = (typeof CODE_TOKEN_KINDS)[number];

/** A piece of source code; a plain string if it has the default text colour. */
export type CodeToken = string | readonly [text: string, kind: CodeTokenKind];

export type CodeLine = readonly CodeToken[];

/** A block of the text. Headings start at level 2, because the page's title is the only level 1. */
export type Block =
  | { type: 'heading'; level: 2 | 3 | 4; id: string; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'list'; ordered: boolean; start: number; items: readonly (readonly Block[])[] }
  | { type: 'quote'; children: readonly Block[] }
  | { type: 'code'; language: string; lines: readonly CodeLine[] }
  | { type: 'rule' };
