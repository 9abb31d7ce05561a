import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactPage } from '../content/contact-page';
import { isIncomplete } from './contact-form-rules';
import { type ContactFormValues, emptyContactForm, toContactRequest } from './contact-form-values';
import { sendContact } from './send-contact';
import { createSubmissionKey } from './submission-key';

const { incomplete, success, failure } = contactPage.form;

const isField = (name: string): name is keyof ContactFormValues => name in emptyContactForm;

/** What the server judges haste and robots by. A person's trap is empty and is not sent. */
function formSignals(trap: string, shownAt: number | null): FormSignals {
  return {
    ...(trap !== '' && { [TRAP_FIELD]: trap }),
    ...(shownAt !== null && { elapsedMs: Math.round(performance.now() - shownAt) }),
  };
}

/**
 * The contact form's life: takes over a draft from the store, checks, sends, and says how it went.
 * `isSent` stays true from a success until the next attempt; `trap` belongs to a field that people never see.
 */
export function useContactForm() {
  const form = useForm<ContactFormValues>({ defaultValues: emptyContactForm });
  const [isSent, setSent] = useState(false);
  const [key] = useState(createSubmissionKey);
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useRef<number | null>(null);
  const showToast = useSiteStore((state) => state.showToast);
  const draft = useSiteStore((state) => state.contactDraft);
  const setContactDraft = useSiteStore((state) => state.setContactDraft);
  const { setValue } = form;

  useEffect(() => {
    shownAt.current ??= performance.now();
  }, []);

  useEffect(() => {
    if (draft === null) return;
    for (const [name, value] of Object.entries(draft)) {
      if (isField(name) && value !== undefined) setValue(name, value);
    }
    // Taken over: whoever comes back later starts with an empty form.
    setContactDraft(null);
  }, [draft, setContactDraft, setValue]);

  const send = async (values: ContactFormValues) => {
    setSent(false);
    const request = toContactRequest(values);
    const signals = formSignals(trap.current?.value ?? '', shownAt.current);
    const result = await sendContact(apiClient, { ...request, ...signals }, key.for(request));
    if (result.sent) {
      key.renew();
      form.reset(emptyContactForm);
      setSent(true);
      showToast(success);
      return;
    }
    for (const { field, message } of result.fieldErrors) {
      if (isField(field)) form.setError(field, { type: 'server', message });
    }
    showToast({ ...failure, variant: 'destructive' });
  };

  const refuse = () => {
    setSent(false);
    if (isIncomplete(form.getValues())) showToast({ ...incomplete, variant: 'destructive' });
  };

  return { form, isSent, trap, submit: form.handleSubmit(send, refuse) };
}
