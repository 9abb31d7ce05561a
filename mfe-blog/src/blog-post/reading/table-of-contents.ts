import type { Block } from '../../article/article-content';
import { plainText } from '../../post-content/plain-text';

/** Minimum number of sections for which a table of contents is worthwhile. */
const SECTIONS_WORTH_LISTING = 4;

export interface ContentsEntry {
  id: string;
  title: string;
}

/** The sections of a long article; empty for a short one. */
export function tableOfContents(body: readonly Block[]): ContentsEntry[] {
  const entries = body.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ id: block.id, title: plainText(block.children) }]
      : [],
  );
  return entries.length < SECTIONS_WORTH_LISTING ? [] : entries;
}
