import type { ContactRequest } from '@northloop/contracts';
import type { StateCreator } from 'zustand';

export type ContactDraft = Partial<ContactRequest>;

export interface ContactDraftSlice {
  /** What another module wants the contact form to start with, such as a quote that the visitor wants to talk about. */
  contactDraft: ContactDraft | null;
  setContactDraft: (draft: ContactDraft | null) => void;
  /** The same for the form that books a consultation. No other form takes it. */
  consultationDraft: ContactDraft | null;
  setConsultationDraft: (draft: ContactDraft | null) => void;
}

export const createContactDraftSlice: StateCreator<ContactDraftSlice> = (set) => ({
  contactDraft: null,
  setContactDraft: (contactDraft) => set({ contactDraft }),
  consultationDraft: null,
  setConsultationDraft: (consultationDraft) => set({ consultationDraft }),
});
