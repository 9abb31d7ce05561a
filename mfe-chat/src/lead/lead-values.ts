import type { ChatLead } from '@northloop/contracts';

/** What was said of the visitor, without the times that are offered. */
export type LeadWords = Omit<ChatLead, 'slot' | 'slots'>;

/** What the visitor entered in the form. */
export interface LeadValues {
  /** Start of the time that is to be booked, ISO 8601 in UTC; empty if none is. */
  slot: string;
  name: string;
  email: string;
  phone: string;
  /** What it is about. */
  message: string;
  /** The visitor wants to include the conversation. */
  attaches: boolean;
}

/** The form as it is before anybody entered anything. */
export const EMPTY_VALUES: LeadValues = {
  slot: '',
  name: '',
  email: '',
  phone: '',
  message: '',
  attaches: false,
};

/**
 * Fills the form in with what the visitor said in the conversation. Only what is new since the last time counts, so
 * that neither a correction made in the form is undone nor a typed value emptied.
 * @param before what the form was filled in with the last time
 */
export function fillIn(values: LeadValues, lead: LeadWords, before: LeadWords): LeadValues {
  const isNew = (name: string) => lead[name as keyof LeadWords] !== before[name as keyof LeadWords];
  return {
    ...values,
    ...Object.fromEntries(Object.entries(lead).filter(([name]) => isNew(name))),
  };
}
