import { Link, VisuallyHidden } from '@northloop/kit';
import type { MouseEvent } from 'react';
import { pageName } from '../../links/page-name';
import type { ReplyLink as ReplyLinkToken } from '../../links/tokenize-links';

const linkClass =
  'rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-[0.22em] hover:decoration-current';

/** Props of {@link ReplyLink}. */
export interface ReplyLinkProps {
  link: ReplyLinkToken;
  /** The link has a text of its own; otherwise a page of the site is shown by its name. */
  isNamed: boolean;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in a reply. Links that leave the site open in a new tab, and say so. */
export function ReplyLink({ link: { kind, text, href }, isNamed, onInternalLink }: ReplyLinkProps) {
  if (kind === 'internal') {
    return (
      <Link to={href} onClick={onInternalLink} className={linkClass}>
        {isNamed ? text : pageName(href)}
      </Link>
    );
  }
  if (!href.startsWith('http')) {
    return (
      <a href={href} className={linkClass}>
        {text}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {text}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
