/**
 * A text as a reader sees it, in lower or upper case as written: without Markdown, invisible characters and other
 * forms of ordinary letters and digits. Otherwise `**four** thousand` or `４０００` would pass for something else.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—−]/g, '-')
    .replace(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, '$1 $2 ')
    .replace(/[*_`~]+/g, '')
    .replace(/[^\S\n]+/g, ' ');
}

/** Headings, tables, images and HTML. The panel shows none of them. */
export const MARKUP =
  /^\s{0,3}#{1,6}\s|^\s*\|.*\||^\s*(?:[-=]{3,}|```)|!\[[^\]]*\]\(|<\/?[a-z!][^>]*>/imu;
