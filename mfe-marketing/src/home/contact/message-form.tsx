import { Button, Link, siteConfig, siteRoutes } from '@northloop/kit';
import { Send } from 'lucide-react';

import { contactSection } from '../../content/contact-section';
import { AttachmentNote } from './attachment-note';
import { MessageField } from './message-field';
import { MessageOutcome } from './message-outcome';
import { useMessageForm } from './use-message-form';

const content = contactSection.form;

/** The landing page's message form. It keeps what was typed until the server has said that it has it. */
export function MessageForm() {
  const form = useMessageForm();
  const { isSubmitting } = form;
  return (
    <form
      // Without the script a submission goes nowhere, least of all with the message into the address of the page.
      method="dialog"
      noValidate
      ref={form.formRef}
      onSubmit={form.submit}
      onInput={form.recheck}
      aria-labelledby="message-form-title"
      className="rounded-2xl bg-surface p-6 shadow-high sm:p-10 lg:[&_textarea]:min-h-52"
    >
      <h3 id="message-form-title" className="font-display text-h3">
        {content.title}
      </h3>
      <div className="mt-7 grid gap-6 sm:grid-cols-2">
        {content.fields.map((field) => (
          <MessageField
            key={field.name}
            field={field}
            error={form.errors[field.name]}
            {...(wide.has(field.name) && { className: 'sm:col-span-2' })}
          />
        ))}
      </div>
      <div className="mt-7 grid gap-5">
        <AttachmentNote attached={form.attached} onLeaveOut={form.leaveOutAttached} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button
            type="submit"
            size="lg"
            loading={isSubmitting}
            className="max-sm:w-full noscript:hidden"
          >
            {isSubmitting ? content.submittingLabel : content.submitLabel}
            {!isSubmitting && <Send aria-hidden="true" />}
          </Button>
          <p className="max-w-xs text-label text-ink-faint">
            {content.privacyNote}{' '}
            <Link to={siteRoutes.privacy} className="text-accent-ink underline underline-offset-4">
              {content.privacyLinkLabel}
            </Link>
          </p>
        </div>
        <p className="hidden rounded-lg bg-warning-soft p-4 text-small text-warning-ink noscript:block">
          This form needs JavaScript. Write to{' '}
          <a href={`mailto:${siteConfig.email}`} className="underline underline-offset-4">
            {siteConfig.email}
          </a>{' '}
          and it reaches the same people.
        </p>
        <MessageOutcome outcome={form.outcome} />
      </div>
    </form>
  );
}

/** Fields that take the whole width of the form. */
const wide = new Set(['company', 'message']);
