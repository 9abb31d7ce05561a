import { useSiteStore } from '@northloop/kit';
import { type RefObject, useEffect, useState } from 'react';
import { type ContactFormValues, emptyContactForm } from '../contact-form-values';
import { controlOf, readFields, writeFields } from '../form-controls';
import { takeDraft } from './take-draft';

/** What a draft from another part of the site has brought, beside what it put into the form. */
export interface ContactDraftState {
  /** Values that go along without a control of their own. */
  attached: Partial<ContactFormValues>;
  leaveOutAttached: () => void;
  /** A message that waits for a yes: the visitor has begun one. Null where there is none. */
  offered: string | null;
  addOffered: () => void;
  leaveOutOffered: () => void;
}

/**
 * Takes over drafts that other parts of the site put into the store.
 * @param asks whether a drafted message is offered to who has begun one; else it follows below theirs at once.
 * @param onTaken hears that the form has changed.
 */
export function useContactDraft(
  formRef: RefObject<HTMLFormElement | null>,
  asks: boolean,
  onTaken: () => void,
): ContactDraftState {
  const [attached, setAttached] = useState<Partial<ContactFormValues>>({});
  const [offered, setOffered] = useState<string | null>(null);
  const { contactDraft, setContactDraft } = useSiteStore();

  const addBelow = (addition: string) => {
    const message = formRef.current && controlOf(formRef.current, 'message');
    if (message) message.value = `${message.value.trimEnd()}\n\n${addition}`;
  };

  useEffect(() => {
    const form = formRef.current;
    if (contactDraft === null || form === null) return;
    const now = { ...emptyContactForm, ...attached, ...readFields(form) };
    const { values, addition } = takeDraft(now, contactDraft);
    const left = writeFields(form, values);
    setAttached((before) => ({ ...before, ...left }));
    if (asks) setOffered(addition);
    else if (addition !== null) addBelow(addition);
    onTaken();
    // Taken over: the next form on the way starts empty.
    setContactDraft(null);
  });

  return {
    attached,
    leaveOutAttached: () => setAttached({}),
    offered,
    addOffered: () => {
      if (offered !== null) addBelow(offered);
      setOffered(null);
    },
    leaveOutOffered: () => setOffered(null),
  };
}
