import { isInternalPath } from './internal-path';

/** A piece of a reply: plain text, a link within the site, or a link that leaves it. */
export type ReplyToken = { kind: 'text'; text: string } | ReplyLink;

/** A link, and the text that shows it. */
export interface ReplyLink {
  kind: 'internal' | 'external';
  text: string;
  href: string;
}

/** Possible links at the beginning of a word; {@link toLink} decides whether and where they link. */
const CANDIDATE = new RegExp(
  [
    String.raw`https?:\/\/[^\s<>"]+`,
    String.raw`mailto:[^\s<>"]+`,
    String.raw`tel:\+?[\d().-]+`,
    String.raw`[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+`,
    String.raw`\(\d{3}\) ?\d{3}-\d{4}|\d{3}-\d{3}-\d{4}(?!\d)`,
    String.raw`\/[a-z0-9#][a-z0-9\-/#?=&%]*`,
  ]
    .map((pattern) => `(?<![\\w@./:-])(?:${pattern})`)
    .join('|'),
  'gi',
);

const EMAIL = /^[^@:/]+@[^@]+$/;
const US_PHONE = /^[()\d -]+$/;

/** Splits a reply into text and links. The tokens joined together give the original reply. */
export function tokenizeLinks(reply: string): ReplyToken[] {
  const tokens: ReplyToken[] = [];
  let end = 0;
  const addText = (text: string) => {
    if (text !== '') tokens.push({ kind: 'text', text });
  };
  for (const match of reply.matchAll(CANDIDATE)) {
    const link = toLink(withoutTrailingPunctuation(match[0]));
    if (link === null) continue;
    addText(reply.slice(end, match.index));
    tokens.push(link);
    end = match.index + link.text.length;
  }
  addText(reply.slice(end));
  return tokens;
}

/** Removes punctuation that ends the sentence, and a closing bracket whose opening bracket comes before the address. */
function withoutTrailingPunctuation(candidate: string): string {
  let unopened = candidate.split(')').length - candidate.split('(').length;
  let end = candidate.length;
  while (end > 0) {
    const last = candidate[end - 1] ?? '';
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!/[.,;:!?'’”*_]/.test(last)) break;
    end -= 1;
  }
  return candidate.slice(0, end);
}

/** The link that an address makes; null if it is none that a reply may link to. */
export function toLink(text: string): ReplyLink | null {
  if (text.startsWith('/')) {
    return isInternalPath(text) ? { kind: 'internal', text, href: text } : null;
  }
  if (US_PHONE.test(text)) {
    return { kind: 'external', text, href: `tel:+1${text.replace(/\D/g, '')}` };
  }
  if (EMAIL.test(text)) return { kind: 'external', text, href: `mailto:${text}` };
  return isSafeAddress(text) ? { kind: 'external', text, href: text } : null;
}

const SAFE_PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Some browsers still in use do not support `URL.canParse`. */
function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** A reply may come from a language model, so no other scheme may ever reach an href. */
function isSafeAddress(text: string): boolean {
  const address = readAddress(text);
  if (!address || !SAFE_PROTOCOLS.includes(address.protocol)) return false;
  const { protocol, hostname, pathname } = address;
  return protocol.startsWith('http') ? hostname.includes('.') : pathname !== '';
}
