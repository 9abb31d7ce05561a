/** Protocols that a link in an article may have; relative and script addresses are refused. */
const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Checks where a link leads. Addresses within the site start with one slash, anchors with `#`.
 * @returns what is wrong with it, or null.
 */
export function problemOfLink(href: string): string | null {
  if (href.startsWith('#') || /^\/(?![/\\])/.test(href)) return null;
  let protocol: string;
  try {
    ({ protocol } = new URL(href));
  } catch {
    return `link "${href}" must start with /, # or a protocol`;
  }
  return PROTOCOLS.has(protocol) ? null : `link "${href}" has a protocol that is not allowed`;
}
