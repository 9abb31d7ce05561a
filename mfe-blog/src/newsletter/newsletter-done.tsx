import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Props of {@link NewsletterDone}. */
export interface NewsletterDoneProps {
  email: string;
  /** Whether a mail that asks to confirm is sent now, or once the site can. */
  sendsMail: boolean;
}

/** Takes the form's place, and its focus, once the address is stored. */
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
            ? `A mail with a link is on its way to ${email}. Open it and press the button, and the next article will come to you.`
            : `This site does not send mail yet. As soon as it does, ${email} gets one with a link to confirm; nothing else comes before that.`}{' '}
          An address that is on the list already stays there.
        </p>
      </div>
    </div>
  );
}
