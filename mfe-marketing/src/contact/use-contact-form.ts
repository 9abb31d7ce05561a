import { type FormSignals, TRAP_FIELD } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactPage } from '../content/contact-page';
import { isIncomplete } from './contact-form-rules';
import { type ContactFormValues, emptyContactForm, toContactRequest } from './contact-form-values';
import { sendContact } from './send-contact';
import { createSubmissionKey } from './submission-key';
import { takeDraft } from './take-draft';
import { useShownAt } from './use-shown-at';

const { incomplete, success, failure } = contactPage.form;

const isField = (name: string): name is keyof ContactFormValues => name in emptyContactForm;

/** What the server judges haste and robots by. A person's trap is empty and is not sent. */
const formSignals = (trap: string, shownAt: number): FormSignals => ({
  ...(trap !== '' && { [TRAP_FIELD]: trap }),
  elapsedMs: Math.round(performance.now() - shownAt),
});

/**
 * The contact form's life: takes over a draft from the store or offers it, checks, sends, and says how it went.
 * `sentTo` is where the answer goes, from a success until the next attempt; `trap` belongs to a field that people never see.
 */
export function useContactForm() {
  const form = useForm<ContactFormValues>({ defaultValues: emptyContactForm });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [key] = useState(createSubmissionKey);
  const trap = useRef<HTMLInputElement>(null);
  const shownAt = useShownAt();
  const showToast = useSiteStore((state) => state.showToast);
  const draft = useSiteStore((state) => state.contactDraft);
  const setContactDraft = useSiteStore((state) => state.setContactDraft);
  const [offered, setOffered] = useState<string | null>(null);
  const { setValue, getValues } = form;

  useEffect(() => {
    if (draft === null) return;
    const taken = takeDraft(getValues(), draft);
    for (const [name, value] of Object.entries(taken.values)) {
      if (isField(name)) setValue(name, value);
    }
    setOffered(taken.offered);
    // Taken over: whoever comes back later starts with an empty form.
    setContactDraft(null);
  }, [draft, setContactDraft, setValue, getValues]);

  const addOffered = () => {
    setValue('message', `${getValues('message').trimEnd()}\n\n${offered}`);
    setOffered(null);
  };

  const send = async (values: ContactFormValues) => {
    setSentTo(null);
    const request = toContactRequest(values);
    const signals = formSignals(trap.current?.value ?? '', shownAt);
    const result = await sendContact(apiClient, { ...request, ...signals }, key.for(request));
    if (result.sent) {
      key.renew();
      form.reset(emptyContactForm);
      setSentTo(request.email);
      showToast(success);
      return;
    }
    for (const { field, message } of result.fieldErrors) {
      if (isField(field)) form.setError(field, { type: 'server', message });
    }
    showToast({ ...failure, variant: 'destructive' });
  };

  const refuse = () => {
    setSentTo(null);
    if (isIncomplete(form.getValues())) showToast({ ...incomplete, variant: 'destructive' });
  };

  return {
    form,
    sentTo,
    trap,
    offered,
    addOffered,
    leaveOutOffered: () => setOffered(null),
    submit: form.handleSubmit(send, refuse),
  };
}
