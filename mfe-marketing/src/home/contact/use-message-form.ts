import { apiClient, useSiteStore } from '@northloop/kit';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { contactFieldError } from '../../contact/contact-form-rules';
import {
  type ContactFormValues,
  emptyContactForm,
  toContactRequest,
} from '../../contact/contact-form-values';
import { sendContact } from '../../contact/send-contact';
import { createSubmissionKey } from '../../contact/submission-key';
import { contactSection } from '../../content/contact-section';
import { focusField, isField, readFields, writeFields } from './form-fields';
import { type AttachedValues, attachedOf, withDraft } from './message-draft';
import { firstWithError, type MessageErrors, messageErrors } from './message-errors';

const { success, failure } = contactSection.form;

/** What came of the last attempt to send. */
export type MessageOutcome =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'sent'; readonly email: string };

/** The form as its view needs it. */
export interface MessageForm {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly errors: MessageErrors;
  /** What goes along without a control of its own. */
  readonly attached: AttachedValues;
  readonly leaveOutAttached: () => void;
  readonly isSubmitting: boolean;
  readonly outcome: MessageOutcome;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** Checks a field again as it is typed in, once a first attempt has been made. */
  readonly recheck: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The life of the landing page's form: takes over drafts from the store, checks, sends, and says how it went.
 * A failure keeps all that was typed; a success empties the form.
 *
 * The controls keep their own values, as the browser does it: what was typed before the script ran stays, and four
 * fields are not worth a form library on the page that most visitors see first.
 */
export function useMessageForm(): MessageForm {
  const formRef = useRef<HTMLFormElement>(null);
  const [attached, setAttached] = useState<AttachedValues>({});
  const [errors, setErrors] = useState<MessageErrors>({});
  const [wasTried, setTried] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<MessageOutcome>({ kind: 'none' });
  const [submission] = useState(createSubmissionKey);
  const { showToast, contactDraft, setContactDraft } = useSiteStore();

  useEffect(() => {
    const form = formRef.current;
    if (contactDraft === null || form === null) return;
    const values = withDraft({ ...emptyContactForm, ...readFields(form) }, contactDraft);
    writeFields(form, values);
    setAttached((before) => ({ ...before, ...attachedOf(values) }));
    setOutcome({ kind: 'none' });
    // Taken over: the next form on the way starts empty.
    setContactDraft(null);
  }, [contactDraft, setContactDraft]);

  const refuse = (form: HTMLFormElement, found: MessageErrors) => {
    setErrors(found);
    const first = firstWithError(found);
    if (first !== undefined) focusField(form, first);
  };

  const send = async (form: HTMLFormElement, values: ContactFormValues) => {
    setSubmitting(true);
    const request = toContactRequest(values);
    const result = await sendContact(apiClient, request, submission.for(request));
    setSubmitting(false);
    if (result.sent) {
      submission.renew();
      form.reset();
      setAttached({});
      setTried(false);
      setOutcome({ kind: 'sent', email: request.email });
      showToast(success);
      return;
    }
    const refused = result.fieldErrors.filter(({ field }) => isField(field));
    refuse(form, Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    setOutcome({ kind: 'failed' });
    showToast({ ...failure, variant: 'destructive' });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const values = { ...emptyContactForm, ...attached, ...readFields(form) };
    const found = messageErrors(values);
    setTried(true);
    setOutcome({ kind: 'none' });
    refuse(form, found);
    if (firstWithError(found) === undefined) void send(form, values);
  };

  const recheck = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event;
    if (!wasTried || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
      return;
    const { name, value } = target;
    if (isField(name))
      setErrors((before) => ({ ...before, [name]: contactFieldError(name, value) }));
  };

  return {
    formRef,
    errors,
    attached,
    leaveOutAttached: () => setAttached({}),
    isSubmitting,
    outcome,
    submit,
    recheck,
  };
}
