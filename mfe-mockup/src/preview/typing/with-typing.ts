import { typeOnPage } from './type-on-page';
import type { FrameText } from './typing-messages';

const STYLES = `
[data-text]{border-radius:.15em;outline-offset:.18em;cursor:text}
[data-text]:hover{outline:2px dashed color-mix(in oklab,currentColor 45%,transparent)}
[data-text]:focus,.shown-text{outline:2px solid currentColor}`;

/**
 * Adds to a drafted page what makes its texts editable.
 * @param texts those that the page was drawn with
 * @param nonce allows the script on this site's pages
 */
export function withTyping(
  page: string,
  texts: readonly FrameText[],
  nonce: string | undefined,
): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const code = typeOnPage.toString().replaceAll('</', '<\\/');
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  const at = page.lastIndexOf('</body>');
  return `${page.slice(0, at)}<style>${STYLES}</style><script${attribute}>(${code})(${json})</script>${page.slice(at)}`;
}

/** The nonce of this page's scripts. Browsers hide it from the markup, but scripts may read it. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
