import { siteConfig } from '@northloop/kit';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { messageOutcome } from '../content/contact/message-outcome';
import { SentConfirmation } from './sent-confirmation';
import type { ContactOutcome as Outcome } from './use-contact-form';

const { failed } = messageOutcome;

/**
 * The result of sending, shown in the form; it stays after the toast disappears. Screen readers announce the toast, so
 * focus moves here only after a success, because the emptied form has nothing to continue with.
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
