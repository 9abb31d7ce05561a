import type { ContactResponse } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { leadError } from '@northloop/kit/lead-form/lead-errors';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { type FormEvent, useRef, useState } from 'react';
import type { ContactFormContent } from '../content/contact/contact-form-content';
import { type ContactFormErrors, contactFormErrors, firstWithError } from './contact-form-errors';
import {
  type ContactFormValues,
  emptyContactForm,
  isField,
  toContactRequest,
} from './contact-form-values';
import { useContactDraft } from './draft/use-contact-draft';
import { controlOf, isControl, readFields } from './form-controls';

/** Result of the last attempt to send. */
export type ContactOutcome =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'sent'; readonly email: string };

/** Whether a required field is empty. Only missing values also show a toast; an invalid address does not. */
const isIncomplete = (values: ContactFormValues, errors: ContactFormErrors): boolean =>
  Object.keys(errors).some((name) => isField(name) && values[name].trim() === '');

/**
 * State and logic of a contact form: takes drafts from the store, validates, sends, and reports the result. A failure
 * keeps all entered values; a success empties the form.
 *
 * The controls are uncontrolled: text typed before hydration stays, and a few fields do not justify a form library on a
 * page that many visitors see first.
 */
export function useContactForm({ fields, asksForDraft, ...toasts }: ContactFormContent) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactFormErrors>({});
  const [wasTried, setTried] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<ContactOutcome>({ kind: 'none' });
  const { trap, send } = useLeadSender<ContactResponse>(apiClient, '/api/contact');
  const showToast = useSiteStore((state) => state.showToast);
  const draft = useContactDraft(formRef, asksForDraft, () => setOutcome({ kind: 'none' }));

  const refuse = (form: HTMLFormElement, found: ContactFormErrors) => {
    setErrors(found);
    const first = firstWithError(fields, found);
    if (first !== undefined) controlOf(form, first)?.focus();
  };

  const submitValues = async (form: HTMLFormElement, values: ContactFormValues) => {
    setSubmitting(true);
    const request = toContactRequest(values);
    const result = await send(request);
    setSubmitting(false);
    if (result.sent) {
      form.reset();
      draft.leaveOutAttached();
      setTried(false);
      setOutcome({ kind: 'sent', email: request.email });
      showToast(toasts.success);
      return;
    }
    const refused = result.fieldErrors.filter(({ field }) => isField(field));
    refuse(form, Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    setOutcome({ kind: 'failed' });
    showToast({ ...toasts.failure, variant: 'destructive' });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const values = { ...emptyContactForm, ...draft.attached, ...readFields(form) };
    const found = contactFormErrors(fields, values);
    setTried(true);
    setOutcome({ kind: 'none' });
    refuse(form, found);
    if (Object.keys(found).length === 0) void submitValues(form, values);
    else if (toasts.incomplete && isIncomplete(values, found)) {
      showToast({ ...toasts.incomplete, variant: 'destructive' });
    }
  };

  /** After the first attempt to send, validates a field again whenever it changes. */
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!wasTried || !isControl(target) || !isField(target.name)) return;
    const { name, value } = target;
    setErrors((before) => ({ ...before, [name]: leadError(name, value) }));
  };

  return { formRef, trap, errors, isSubmitting, outcome, draft, submit, recheck };
}
