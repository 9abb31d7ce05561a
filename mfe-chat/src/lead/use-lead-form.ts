import type { ContactRequest, ContactResponse } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { type RefObject, useState } from 'react';
import type { ChatMessage } from '../conversation/state/chat-message';
import { type LeadErrors, type LeadValues, leadErrors, toLeadRequest } from './lead-request';

/** State and actions of the form. */
export interface LeadForm {
  /** For the form's trap. */
  trap: RefObject<HTMLInputElement | null>;
  values: LeadValues;
  errors: LeadErrors;
  status: 'editing' | 'sending' | 'sent';
  change(values: Partial<LeadValues>): void;
  /** Sends the form, or marks what is wrong. Resolves with the first field that has an error. */
  submit(): Promise<keyof LeadErrors | null>;
}

/**
 * Sends the visitor's name and email to the agency. After a failure the form keeps its values and a toast says what happened.
 * @param draft what the assistant understood about the project
 * @param messages the conversation without the greeting
 */
export function useLeadForm(
  draft: Partial<ContactRequest> | null,
  messages: readonly ChatMessage[],
): LeadForm {
  const [values, setValues] = useState<LeadValues>({
    name: '',
    email: '',
    note: '',
    attaches: false,
  });
  const [errors, setErrors] = useState<LeadErrors>({});
  const [status, setStatus] = useState<LeadForm['status']>('editing');
  const { trap, send } = useLeadSender<ContactResponse>(apiClient, '/api/contact');
  const showToast = useSiteStore((store) => store.showToast);

  const submit = async () => {
    const found = leadErrors(values);
    setErrors(found);
    const wrong = firstOf(found);
    if (wrong !== null) return wrong;
    setStatus('sending');
    const result = await send(toLeadRequest(values, draft, messages));
    if (result.sent) {
      setStatus('sent');
      return null;
    }
    setStatus('editing');
    const refused: LeadErrors = Object.fromEntries(
      result.fieldErrors
        .filter(({ field }) => field === 'name' || field === 'email')
        .map(({ field, message }) => [field, message]),
    );
    setErrors(refused);
    showToast({
      title: 'Error sending message',
      description: 'Please try again later or contact us directly.',
      variant: 'destructive',
    });
    return firstOf(refused);
  };

  return {
    trap,
    values,
    errors,
    status,
    change: (changed) => {
      setValues((before) => ({ ...before, ...changed }));
      setErrors((before) => withoutFields(before, changed));
    },
    submit,
  };
}

/** The first field that has an error. */
const firstOf = (errors: LeadErrors): keyof LeadErrors | null =>
  (['name', 'email', 'note'] as const).find((name) => errors[name] !== undefined) ?? null;

/** The errors without those of fields that the visitor is editing. */
function withoutFields(errors: LeadErrors, changed: Partial<LeadValues>): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));
}
