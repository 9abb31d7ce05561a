import { CONTACT_MAX_LENGTH, type ContactRequest } from '@northloop/contracts';
import { Button, Link, siteRoutes } from '@northloop/kit';
import { isComposing } from '@northloop/kit/browser-features/is-composing';
import { TrapField } from '@northloop/kit/lead-form/trap-field';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import { CircleCheck } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import type { ChatMessage } from '../conversation/state/chat-message';
import { LEAVE_DETAILS } from '../panel/chat-texts';
import { NOTE_MAX_LENGTH } from './lead-request';
import { useLeadForm } from './use-lead-form';

/** Props of {@link LeadForm}. */
export interface LeadFormProps {
  /** The conversation without the greeting. */
  messages: readonly ChatMessage[];
  draft: Partial<ContactRequest> | null;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onDone: () => void;
}

/** The form that asks for name and email so that a person can reply. It covers the conversation. */
export function LeadForm({ messages, draft, onInternalLink, onDone }: LeadFormProps) {
  const { trap, values, errors, status, change, submit } = useLeadForm(draft, messages);
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const doneRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    formRef.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (status === 'sent') doneRef.current?.focus({ preventScroll: true });
  }, [status]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onDone();
  };

  if (status === 'sent') {
    return (
      <div
        role="status"
        onKeyDown={onKeyDown}
        className="absolute inset-0 z-10 flex animate-fade-in flex-col items-start justify-center gap-4 bg-surface px-6 text-ink"
      >
        <CircleCheck aria-hidden="true" className="size-8 text-success-ink" />
        <p className="font-display text-h4 font-semibold">Message sent successfully!</p>
        <p className="text-small text-ink-muted">We’ll get back to you within 24 hours.</p>
        <Button ref={doneRef} size="sm" onClick={onDone}>
          Back to the chat
        </Button>
      </div>
    );
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit().then((field) => {
          if (field) formRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
        });
      }}
      className="absolute inset-0 z-10 flex animate-fade-in flex-col gap-4 overflow-y-auto [&>*]:shrink-0 overscroll-contain bg-surface px-5 py-5 text-ink"
    >
      <div>
        <h3 id={titleId} className="font-display text-h4 font-semibold">
          {LEAVE_DETAILS}
        </h3>
        <p className="mt-1 text-small text-ink-muted">A person will reply within 24 hours.</p>
      </div>
      <Field label="Name" required error={errors.name}>
        <Input
          name="name"
          autoComplete="name"
          limit={CONTACT_MAX_LENGTH.name}
          value={values.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          limit={CONTACT_MAX_LENGTH.email}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      <Field label="What is it about?" optional error={errors.note}>
        <Textarea
          name="note"
          rows={2}
          limit={NOTE_MAX_LENGTH}
          value={values.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
      <TrapField ref={trap} />
      {messages.length > 0 && (
        <label className="flex min-h-6 cursor-pointer items-start gap-2.5 text-small">
          <input
            type="checkbox"
            name="attaches"
            checked={values.attaches}
            onChange={(event) => change({ attaches: event.target.checked })}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          Include this conversation, so nobody asks you twice.
        </label>
      )}
      <p className="text-label text-ink-faint">
        We only use this to answer you. It doesn’t sign you up for anything.{' '}
        <Link
          to={siteRoutes.privacy}
          onClick={onInternalLink}
          className="rounded-xs text-accent-ink underline underline-offset-[0.22em]"
        >
          Read the privacy policy
        </Link>
      </p>
      <div className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex flex-wrap gap-2 border-t border-line bg-surface px-5 py-3">
        <Button type="submit" size="sm" loading={status === 'sending'}>
          Send to the team
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Back to the chat
        </Button>
      </div>
    </form>
  );
}
