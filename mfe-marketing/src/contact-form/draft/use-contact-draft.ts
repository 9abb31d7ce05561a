import { useSiteStore } from '@northloop/kit';
import { type RefObject, useEffect, useState } from 'react';
import { type ContactFormValues, emptyContactForm } from '../contact-form-values';
import { controlOf, readFields, writeFields } from '../form-controls';
import { takeDraft } from './take-draft';

/** The parts of a draft that were not put into the form's fields. */
export interface ContactDraftState {
  /** Values that are sent with the form but have no field in it. */
  attached: Partial<ContactFormValues>;
  leaveOutAttached: () => void;
  /** A message that needs the visitor's consent, because they have already started their own. Null if there is none. */
  offered: string | null;
  addOffered: () => void;
  leaveOutOffered: () => void;
}

/**
 * Takes drafts that other parts of the site put into the store, and fills the form with them.
 * @param asks whether to ask visitors who have started a message before adding the drafted one; if false, it is added
 * below theirs at once.
 * @param onTaken called when the form has changed.
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
    // Clear the draft, so that the next form starts empty.
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
