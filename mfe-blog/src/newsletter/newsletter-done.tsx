import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Props of {@link NewsletterDone}. */
export interface NewsletterDoneProps {
  email: string;
  /** Whether the confirmation email is sent now; false while the site cannot send email. */
  sendsMail: boolean;
}

/** Replaces the form, and takes its focus, once the address is stored. */
export function NewsletterDone({ email, sendsMail }: NewsletterDoneProps) {
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
        <p className="font-display text-h4">
          {sendsMail ? 'One step left: confirm your address' : 'Your address is saved'}
        </p>
        <p className="mt-1 text-small break-words text-ink-muted">
          {sendsMail
            ? `We sent a link to ${email}. Open it and press the button there to get the next article.`
            : `We cannot send email yet. As soon as we can, we will send ${email} a link to confirm, and nothing else before that.`}{' '}
          If you already subscribed, you stay on the list.
        </p>
      </div>
    </div>
  );
}
