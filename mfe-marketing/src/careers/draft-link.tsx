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
  /** Values that the contact form is prefilled with. */
  draft: ContactDraft;
  /** Extra text for screen readers, used if several links have the same label. */
  about?: string;
  className?: string;
}

/** A button-like link to the contact form that prefills the message. */
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
