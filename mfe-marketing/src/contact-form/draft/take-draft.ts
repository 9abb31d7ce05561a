import type { ContactDraft } from '@northloop/kit';
import { type ContactFormValues, isField } from '../contact-form-values';

/** The result of fitting a draft from another part of the site into a form. */
export interface TakenDraft {
  /** Values for fields that were empty. */
  values: Partial<ContactFormValues>;
  /** A message to add below the visitor's own, which must not be replaced. Null if there is nothing to add. */
  addition: string | null;
}

/** Fits a draft into a form. Values that the visitor has entered or chosen stay. */
export function takeDraft(now: ContactFormValues, draft: ContactDraft): TakenDraft {
  const isOpen = ([name, value]: [string, string | undefined]) =>
    isField(name) && !!value && now[name].trim() === '';
  const message = draft.message?.trim() ?? '';
  const isNews = message !== '' && now.message.trim() !== '' && !now.message.includes(message);
  return {
    values: Object.fromEntries(Object.entries(draft).filter(isOpen)),
    addition: isNews ? message : null,
  };
}
