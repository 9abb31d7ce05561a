/** Protocols allowed in an article's links. Relative addresses and script addresses are rejected. */
const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Checks a link's target. Addresses within the site start with one slash, anchors with `#`.
 * @returns the problem, or null if there is none.
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
