import {
  buttonClass,
  type ContactDraft,
  Link,
  siteConfig,
  useSiteStore,
  VisuallyHidden,
} from '@northloop/kit';
import { actionHref } from '../call-to-action/action-href';
import type { CallToAction } from '../content/call-to-action';

/** Props of {@link DraftLink}. */
export interface DraftLinkProps {
  action: CallToAction;
  /** What the contact form starts with when it is opened this way. */
  draft: ContactDraft;
  /** Spoken after the label, where several links have the same one. */
  about?: string;
  className?: string;
}

/** A button-like link to the contact form that brings the beginning of a message along. */
export function DraftLink({ action, draft, about, className }: DraftLinkProps) {
  const setContactDraft = useSiteStore((state) => state.setContactDraft);
  return (
    <Link
      to={actionHref(action.target, siteConfig)}
      onClick={() => setContactDraft(draft)}
      className={buttonClass({ size: 'lg', className })}
    >
      {action.label}
      {about !== undefined && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
    </Link>
  );
}
