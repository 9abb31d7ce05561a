import { CONTACT_MAX_LENGTH, type ContactRequest, RESPONSE_HOURS } from '@northloop/contracts';
import { Button, Link, siteRoutes } from '@northloop/kit';
import { isComposing } from '@northloop/kit/browser-features/is-composing';
import { TrapField } from '@northloop/kit/lead-form/trap-field';
import { Field } from '@northloop/kit/ui/forms/field';
import { Input } from '@northloop/kit/ui/forms/input';
import { Textarea } from '@northloop/kit/ui/forms/textarea';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { ChatMessage } from '../conversation/state/chat-message';
import { LEAVE_DETAILS, PICK_A_TIME } from '../panel/chat-texts';
import { replyClass } from '../panel/messages/bubble-class';
import { ReplyText } from '../panel/messages/reply-text';
import { NOTE_MAX_LENGTH } from './lead-request';
import { LeadSent } from './lead-sent';
import { SlotChoice } from './slot-choice';
import type { LeadForm as LeadFormState } from './use-lead-form';

const INPUTS = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** Props of {@link LeadForm}. */
export interface LeadFormProps {
  form: LeadFormState;
  /** The reply that opened the form by itself; it is shown above, because the form hides it. */
  reply: string | null;
  /** The conversation without the greeting. */
  messages: readonly ChatMessage[];
  /** What the assistant understood about the project. */
  draft: Partial<ContactRequest> | null;
  onInternalLink: (event: MouseEvent<HTMLAnchorElement>) => void;
  onDone: () => void;
}

/** The form that asks for name and email so that a person can reply. It covers the conversation. */
export function LeadForm({ form, reply, messages, draft, onInternalLink, onDone }: LeadFormProps) {
  const { trap, values, slots, errors, status, isFilledIn, change, submit } = form;
  const books = values.slot !== '';
  const titleId = useId();
  const originId = useId();
  const [lacksEmail] = useState(values.phone !== '' && values.email === '');
  const formRef = useRef<HTMLFormElement>(null);

  // To what is missing, and only when the form opens.
  useEffect(() => {
    const fields = [
      ...(formRef.current?.querySelectorAll<HTMLInputElement>('input:required') ?? []),
    ];
    const missing = fields.find(({ value }) => value.trim() === '');
    const send = formRef.current?.querySelector<HTMLElement>('[type="submit"]');
    (missing ?? send)?.focus({ preventScroll: true });
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onDone();
  };

  if (status === 'sent') {
    return (
      <LeadSent
        outcome={form.outcome}
        onKeyDown={onKeyDown}
        onInternalLink={onInternalLink}
        onDone={onDone}
      />
    );
  }

  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={titleId}
      aria-describedby={isFilledIn || reply ? originId : undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(draft, messages).then((field) => {
          if (field) formRef.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
        });
      }}
      className="absolute inset-0 z-10 flex animate-fade-in flex-col gap-4 overflow-y-auto [&>*]:shrink-0 overscroll-contain bg-surface px-5 py-5 text-ink"
    >
      <div>
        <h3 id={titleId} className="font-display text-h4 font-semibold">
          {slots.length > 0 ? PICK_A_TIME : LEAVE_DETAILS}
        </h3>
        {slots.length === 0 && (
          <p className="mt-1 text-small text-ink-muted">{`A person will reply within ${RESPONSE_HOURS} hours.`}</p>
        )}
        <div id={originId} className="text-small">
          {reply && (
            <div className={`${replyClass} mt-3`}>
              <ReplyText
                content={slots.length > 0 ? withoutTimes(reply) : reply}
                onInternalLink={onInternalLink}
              />
            </div>
          )}
          {isFilledIn && slots.length === 0 && (
            <p className="mt-3">
              We filled this in from your chat. Please check it before you send it.
            </p>
          )}
        </div>
      </div>
      {slots.length > 0 && (
        <SlotChoice
          slots={slots}
          chosen={values.slot}
          onChoose={(slot) => change({ slot })}
          error={errors.slot}
          onInternalLink={onInternalLink}
        />
      )}
      {INPUTS.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={label}
          required={name !== 'phone'}
          optional={name === 'phone'}
          error={errors[name]}
          hint={
            name === 'email' && lacksEmail
              ? 'We need an email too: we write there if we can’t reach you by phone.'
              : undefined
          }
        >
          <Input
            {...input}
            name={name}
            limit={CONTACT_MAX_LENGTH[name]}
            value={values[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field label="What is it about?" optional error={errors.message}>
        <Textarea
          name="message"
          rows={2}
          limit={NOTE_MAX_LENGTH}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
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
          {books ? 'Book this time' : 'Send to the team'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Back to the chat
        </Button>
      </div>
    </form>
  );
}

/** The times that a reply lists are right below it. */
const withoutTimes = (reply: string): string => reply.split('\n- ', 1)[0] ?? reply;
