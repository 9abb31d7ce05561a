import { Link, VisuallyHidden } from '@northloop/kit';
import type { MouseEvent } from 'react';
import { pageName } from '../../links/page-name';
import type { ReplyLink as ReplyLinkToken } from '../../links/tokenize-links';

const linkClass =
  'rounded-xs font-medium text-accent-ink underline decoration-accent-line underline-offset-[0.22em] hover:decoration-current';

/** Props of {@link ReplyLink}. */
export interface ReplyLinkProps {
  link: ReplyLinkToken;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link in a reply. A page of the site without a text of its own is shown by its name. Links that leave the site open in a new tab, and say so. */
export function ReplyLink({ link: { kind, text, href }, onInternalLink }: ReplyLinkProps) {
  if (kind === 'internal') {
    return (
      <Link to={href} onClick={onInternalLink} className={linkClass}>
        {text === href ? pageName(href) : text}
      </Link>
    );
  }
  const leaves = href.startsWith('http');
  return (
    <a
      href={href}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
      className={linkClass}
    >
      {text}
      {leaves && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </a>
  );
}
