import type { Root } from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';

/** Only quotes are changed; dots and dashes stay as written. */
const processor = unified()
  .use(remarkSmartypants, { ellipses: false, dashes: false, backticks: false })
  .freeze();

/** Makes straight quotes and apostrophes in Markdown typographic. Code is not changed. */
export const withTypographicQuotes = (tree: Root): Root => processor.runSync(tree) as Root;

/** Makes straight quotes and apostrophes typographic in a text without Markdown, such as a title. */
export function typographicText(value: string): string {
  const text = { type: 'text' as const, value };
  withTypographicQuotes({ type: 'root', children: [{ type: 'paragraph', children: [text] }] });
  return text.value;
}
