import { Button, Link, siteConfig, siteRoutes } from '@northloop/kit';
import { TrapField } from '@northloop/kit/lead-form/trap-field';
import { Send } from 'lucide-react';
import { useId } from 'react';
import type { ContactFormContent } from '../content/contact/contact-form-content';
import { AttachmentNote } from './attachment-note';
import { ContactFormField } from './contact-form-field';
import { ContactOutcome } from './contact-outcome';
import { DraftOffer } from './draft/draft-offer';
import { useContactForm } from './use-contact-form';

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  content: ContactFormContent;
  /** Heading level of the form's title. */
  heading: 'h2' | 'h3';
}

/** The contact form. It keeps the entered values until the server confirms that the message arrived. */
export function ContactForm({ content, heading: Heading }: ContactFormProps) {
  const { formRef, trap, errors, isSubmitting, outcome, draft, submit, recheck } =
    useContactForm(content);
  const titleId = useId();
  return (
    <form
      // Until the script runs, submitting does nothing. A GET would put the message into the page's address.
      method="dialog"
      noValidate
      ref={formRef}
      onSubmit={submit}
      onInput={recheck}
      aria-labelledby={titleId}
      className="relative rounded-2xl bg-surface p-6 shadow-high sm:p-10 lg:[&_textarea]:min-h-52"
    >
      <Heading id={titleId} className="font-display text-h3">
        {content.title}
      </Heading>
      {content.requiredNote !== undefined && (
        <p className="mt-2 text-small text-ink-muted">{content.requiredNote}</p>
      )}
      <div className="mt-7 grid gap-6 sm:grid-cols-2">
        {content.fields.map((field) => (
          <ContactFormField key={field.name} field={field} error={errors[field.name]} />
        ))}
        {draft.offered !== null && (
          <DraftOffer
            draft={draft.offered}
            onAdd={draft.addOffered}
            onLeaveOut={draft.leaveOutOffered}
          />
        )}
      </div>
      <TrapField ref={trap} />
      <div className="mt-7 grid gap-5">
        <AttachmentNote attached={draft.attached} onLeaveOut={draft.leaveOutAttached} />
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
          instead. It reaches the same people.
        </p>
        <ContactOutcome outcome={outcome} />
      </div>
    </form>
  );
}
