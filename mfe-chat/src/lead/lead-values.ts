import type { ChatLead } from '@northloop/contracts';

/** What the visitor entered in the form. */
export interface LeadValues {
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
export function fillIn(values: LeadValues, lead: ChatLead, before: ChatLead): LeadValues {
  const isNew = (name: string) => lead[name as keyof ChatLead] !== before[name as keyof ChatLead];
  return {
    ...values,
    ...Object.fromEntries(Object.entries(lead).filter(([name]) => isNew(name))),
  };
}
