import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Takes the form's place, and its focus, once the address is stored. */
export function NewsletterDone({ email }: { email: string }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={message}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-4 rounded-xl bg-surface p-6 outline-none"
    >
      <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success-ink" />
      <div>
        <p className="font-display text-h4">One step left: confirm your address</p>
        <p className="mt-1 text-small break-words text-ink-muted">
          A mail with a link is on its way to {email}. Open it and press the button, and the next
          article will come to you. An address that is on the list already stays there.
        </p>
      </div>
    </div>
  );
}
