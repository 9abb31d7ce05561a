import type { ContactDraft } from '@northloop/kit';
import { type ContactFormValues, isField } from '../contact-form-values';

/** What a form does with a draft from another part of the site. */
export interface TakenDraft {
  /** For fields that were empty. */
  values: Partial<ContactFormValues>;
  /** A message to put below the one that the visitor has begun, which nothing may replace. Null where there is none. */
  addition: string | null;
}

/** Fits a draft into a form. What the visitor has written or chosen stays. */
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
