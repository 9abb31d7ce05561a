import type { ContactField, ToastText } from './contact-field';

/** A contact form's fields and words. */
export interface ContactFormContent {
  readonly title: string;
  /** Which fields must be filled in, where the labels alone do not say it. */
  readonly requiredNote?: string;
  readonly fields: readonly ContactField[];
  /** Whether a drafted message is offered to who has begun one of their own; else it follows below theirs. */
  readonly asksForDraft: boolean;
  readonly submitLabel: string;
  readonly submittingLabel: string;
  readonly privacyNote: string;
  readonly privacyLinkLabel: string;
  /** For an attempt with required fields left empty, where that is told beside what stands at the fields. */
  readonly incomplete?: ToastText;
  readonly success: ToastText;
  readonly failure: ToastText;
}
