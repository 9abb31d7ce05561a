import { TRAP_FIELD } from '@northloop/contracts';
import { Button, Link, siteConfig, siteRoutes } from '@northloop/kit';
import type { ContactPageContent } from '../content/contact-page';
import { ContactFormField } from './contact-form-field';
import { DraftOffer } from './draft-offer';
import { SentConfirmation } from './sent-confirmation';
import { useContactForm } from './use-contact-form';

/** Fields that take the whole width of the form. */
const wide = new Set(['timeline', 'message']);

/** The long message form. It keeps what was typed until the server has said that it has it. */
export function ContactForm({ content }: { content: ContactPageContent['form'] }) {
  const { form, sentTo, trap, offered, addOffered, leaveOutOffered, submit } = useContactForm();
  const { isSubmitting } = form.formState;
  return (
    <form
      // Without the script a submission goes nowhere, least of all with the message into the address of the page.
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-labelledby="form-title"
      className="relative rounded-2xl bg-surface p-6 shadow-high sm:p-10"
    >
      <h2 id="form-title" className="font-display text-h3">
        {content.title}
      </h2>
      <p className="mt-2 text-small text-ink-muted">{content.requiredNote}</p>
      <div className="mt-8 grid gap-x-6 gap-y-6 sm:grid-cols-2">
        {content.fields.map((field) => (
          <ContactFormField
            key={field.name}
            field={field}
            form={form}
            {...(wide.has(field.name) && { className: 'sm:col-span-2' })}
          />
        ))}
        {offered !== null && (
          <DraftOffer draft={offered} onAdd={addOffered} onLeaveOut={leaveOutOffered} />
        )}
      </div>
      <input
        ref={trap}
        name={TRAP_FIELD}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        className="absolute size-px overflow-hidden opacity-0"
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button
          type="submit"
          size="lg"
          loading={isSubmitting}
          className="max-sm:w-full noscript:hidden"
        >
          {isSubmitting ? content.submittingLabel : content.submitLabel}
        </Button>
        <p className="max-w-xs text-label text-ink-faint">
          {content.privacyNote}{' '}
          <Link to={siteRoutes.privacy} className="text-accent-ink underline underline-offset-4">
            {content.privacyLinkLabel}
          </Link>
        </p>
      </div>
      <p className="mt-6 hidden rounded-lg bg-warning-soft p-4 text-small text-warning-ink noscript:block">
        This form needs JavaScript. Write to{' '}
        <a href={`mailto:${siteConfig.email}`} className="underline">
          {siteConfig.email}
        </a>{' '}
        and it reaches the same people.
      </p>
      {sentTo !== null && (
        <div className="mt-6">
          <SentConfirmation email={sentTo} />
        </div>
      )}
    </form>
  );
}
