import { Link, VisuallyHidden } from '@northloop/kit';
import type { MouseEvent } from 'react';
import { pageName } from '../../links/page-name';
import { tokenizeLinks } from '../../links/tokenize-links';

const linkClass =
  'rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-[0.22em] hover:decoration-current';

/** Props of {@link ReplyText}. */
export interface ReplyTextProps {
  content: string;
  /** Called when the visitor follows a link to another page of the site. */
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A reply as plain text, never as markup, with its addresses as links. */
export function ReplyText({ content, onInternalLink }: ReplyTextProps) {
  let offset = 0;
  return tokenizeLinks(content).map((token) => {
    const key = offset;
    offset += token.text.length;
    if (token.kind === 'text') return token.text;
    if (token.kind === 'internal') {
      return (
        <Link key={key} to={token.href} onClick={onInternalLink} className={linkClass}>
          {pageName(token.href)}
        </Link>
      );
    }
    if (!token.href.startsWith('http')) {
      return (
        <a key={key} href={token.href} className={linkClass}>
          {token.text}
        </a>
      );
    }
    return (
      <a
        key={key}
        href={token.href}
        target="_blank"
        rel="noopener noreferrer"
        className={linkClass}
      >
        {token.text}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  });
}
