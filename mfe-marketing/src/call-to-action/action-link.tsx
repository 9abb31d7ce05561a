import { Link, siteConfig } from '@northloop/kit';
import type { ReactNode } from 'react';
import type { ActionTarget } from '../content/call-to-action';
import { actionHref } from './action-href';

/** Props of {@link ActionLink}. */
export interface ActionLinkProps {
  target: ActionTarget;
  children: ReactNode;
  /** For the look of a button, use the kit's `buttonClass()`. */
  className?: string;
}

/**
 * A link to an action's target: a page, a section of this page, the phone or the mailbox.
 * All of them are real addresses, so they also work without script.
 */
export function ActionLink({ target, children, className }: ActionLinkProps) {
  const href = actionHref(target, siteConfig);
  if (target.kind === 'call' || target.kind === 'email') {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
