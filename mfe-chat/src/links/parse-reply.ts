import { type ReplyToken, tokenizeLinks, toLink } from './tokenize-links';

/** A piece of a line. */
export type Span =
  | ReplyToken
  | { kind: 'strong'; children: readonly Span[] }
  | { kind: 'em'; children: readonly Span[] };

/** A part of a reply: text with its line breaks, or the items of a list. `start` is a numbered list's first number. */
export type Block =
  | { kind: 'text'; children: readonly Span[] }
  | { kind: 'list'; start: number | null; items: readonly (readonly Span[])[] };

const ITEM = /^ {0,3}(?:-|(\d{1,3})\.) +(\S.*)$/;

/**
 * Reads the little Markdown that replies use: bold, italic, links and lists. Marks that do not clearly belong to it stay
 * text, such as the stars in `5*3` and names_with_underscores. The result is data, so nothing in a reply can be markup.
 */
export function parseReply(reply: string): Block[] {
  const blocks: ({ lines: string[] } | { start: number | null; items: string[] })[] = [];
  for (const line of reply.split('\n')) {
    const last = blocks.at(-1);
    const [, number, item] = ITEM.exec(line) ?? [];
    if (item !== undefined) {
      const start = number === undefined ? null : Number(number);
      const isSame = last && 'items' in last && (last.start === null) === (start === null);
      if (isSame) last.items.push(item);
      else blocks.push({ start, items: [item] });
    } else if (last && 'lines' in last) last.lines.push(line);
    // An empty line between two items does not end their list.
    else if (line.trim() !== '' || blocks.length === 0) blocks.push({ lines: [line] });
  }
  return blocks.map((block) =>
    'items' in block
      ? { kind: 'list', start: block.start, items: block.items.map(parseSpans) }
      : { kind: 'text', children: parseSpans(block.lines.join('\n').trim()) },
  );
}

/** Longest marked text, in characters, so that hostile text cannot make the search slow. */
const MOST = 300;

/**
 * Neither side of a mark may touch a word or an address from outside: `5*3`, `$5**`, `a_b`, `/a*`. A link's own text may
 * not begin like an address, which could pretend to lead elsewhere.
 */
const BEFORE = String.raw`(?<![\p{L}\p{N}*/_&=?#%\\])`;
const AFTER = String.raw`(?![\p{L}\p{N}*])`;
const MARKED = new RegExp(
  [
    String.raw`${BEFORE}\*\*(?=[^\s])((?:(?!\s\*\*)[^\n]){1,${MOST}}?)(?<=\S)\*\*${AFTER}`,
    String.raw`${BEFORE}\*(?=[^\s*])([^*\n]{1,${MOST}})(?<=\S)\*${AFTER}`,
    String.raw`\[((?!\w+:)[^[\]\n]{1,${MOST}})\]\(((?:\/|https?:\/\/)(?:[^\s()]|\([^\s()]*\)){1,${MOST}})\)`,
  ].join('|'),
  'gu',
);

function parseSpans(text: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const [whole, ...parts] = match;
    const span = toSpan(parts);
    if (span === null) continue;
    spans.push(...tokenizeLinks(text.slice(end, match.index)), span);
    end = match.index + whole.length;
  }
  return [...spans, ...tokenizeLinks(text.slice(end))];
}

function toSpan([strong, em, name, address]: readonly (string | undefined)[]): Span | null {
  if (strong) return { kind: 'strong', children: parseSpans(strong) };
  if (em) return { kind: 'em', children: parseSpans(em) };
  const link = name && address ? toLink(address) : null;
  return link && name ? { ...link, text: name } : null;
}

const plainSpans = (spans: readonly Span[]): string =>
  spans
    .map((span) => {
      if ('children' in span) return plainSpans(span.children);
      // An address that is shown as one, and a telephone number, need no other.
      const isNamed =
        span.kind !== 'text' && /^(?:\/|http)/.test(span.href) && span.text !== span.href;
      return isNamed ? `${span.text} (${span.href})` : span.text;
    })
    .join('');

/** A reply without its marks, for places that show plain text only. Lists stay as they were written. */
export const plainReply = (reply: string): string => plainSpans(parseSpans(reply));
