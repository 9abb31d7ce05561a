import type { ContactDraft } from '@northloop/kit';
import { type ContactFormValues, emptyContactForm } from '../../contact/contact-form-values';

/** Fields that a draft may bring along and that this short form has no control for. */
const attachedFields = ['phone', 'service', 'budget', 'timeline'] as const;

/** Values of those fields, as far as a draft brought them. */
export type AttachedValues = Partial<Pick<ContactFormValues, (typeof attachedFields)[number]>>;

/** The attached part of all values. */
export function attachedOf(values: ContactFormValues): AttachedValues {
  return Object.fromEntries(
    attachedFields.filter((name) => values[name] !== '').map((name) => [name, values[name]]),
  );
}

/**
 * The form after it has taken over a draft. What the draft says goes in, except that it never replaces a message the
 * visitor has begun: then it follows below it.
 */
export function withDraft(values: ContactFormValues, draft: ContactDraft): ContactFormValues {
  const begun = values.message.trim();
  const drafted = draft.message?.trim() ?? '';
  const isNew = drafted !== '' && !begun.includes(drafted);
  const message = isNew ? [begun, drafted].filter(Boolean).join('\n\n') : values.message;
  const known = Object.entries(draft).filter(
    ([name, value]) => name in emptyContactForm && value !== undefined && value !== '',
  );
  return { ...values, ...Object.fromEntries(known), message };
}

/** What goes along with the message without a control of its own, in words to show. */
export function attachmentsOf(values: AttachedValues): string[] {
  return attachedFields.flatMap((name) => {
    const value = values[name]?.trim();
    return value ? [value] : [];
  });
}
