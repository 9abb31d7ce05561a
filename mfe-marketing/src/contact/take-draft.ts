import type { ContactDraft } from '@northloop/kit';
import { type ContactFormValues, emptyContactForm } from './contact-form-values';

/** What a form does with a draft from another part of the site. */
export interface TakenDraft {
  /** For fields that were empty. */
  values: Partial<ContactFormValues>;
  /** A message to offer: the visitor has begun one, which nothing may replace. Null where there is none. */
  offered: string | null;
}

/** Fits a draft into a form. What the visitor has written or chosen stays. */
export function takeDraft(now: ContactFormValues, draft: ContactDraft): TakenDraft {
  const isOpen = ([name, value]: [string, string | undefined]) =>
    name in emptyContactForm && !!value && now[name as keyof ContactFormValues].trim() === '';
  const message = draft.message?.trim() ?? '';
  const isNews = message !== '' && now.message.trim() !== '' && !now.message.includes(message);
  return {
    values: Object.fromEntries(Object.entries(draft).filter(isOpen)),
    offered: isNews ? message : null,
  };
}
