import { siteConfig } from '@northloop/kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOutcome } from '../content/contact/message-outcome';
import { SentConfirmation } from './sent-confirmation';
import type { ContactOutcome as Outcome } from './use-contact-form';

const { failed } = messageOutcome;

/**
 * How sending went, in place: it stays when the toast has gone. The toast is what screen readers announce, so the
 * focus moves here only after a success, where the emptied form leaves nothing to go on with.
 */
export function ContactOutcome({ outcome }: { outcome: Outcome }) {
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.kind === 'sent') sent.current?.focus({ preventScroll: true });
  }, [outcome]);

  if (outcome.kind === 'sent') return <SentConfirmation ref={sent} email={outcome.email} />;
  if (outcome.kind === 'failed') {
    return (
      <div className="flex animate-rise-in gap-3 rounded-lg bg-danger-soft p-4 text-danger-ink">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <p className="text-small">
          <strong className="block font-semibold">{failed.title}</strong>
          {failed.text}{' '}
          <a href={`mailto:${siteConfig.email}`} className="underline underline-offset-4">
            {siteConfig.email}
          </a>
          ,{' '}
          <a
            href={siteConfig.phone.href}
            className="whitespace-nowrap underline underline-offset-4"
          >
            {siteConfig.phone.display}
          </a>
        </p>
      </div>
    );
  }
  return null;
}
