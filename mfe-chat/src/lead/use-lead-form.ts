import type { ChatLead, ContactRequest, ContactResponse } from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { type RefObject, useCallback, useRef, useState } from 'react';
import type { ChatMessage } from '../conversation/state/chat-message';
import { LEAD_FIELDS, type LeadErrors, leadErrors, toLeadRequest } from './lead-request';
import { EMPTY_VALUES, fillIn, type LeadValues } from './lead-values';

/** State and actions of the form. */
export interface LeadForm {
  /** For the form's trap. */
  trap: RefObject<HTMLInputElement | null>;
  values: LeadValues;
  errors: LeadErrors;
  status: 'editing' | 'sending' | 'sent';
  /** Whether values come from the conversation, so that the visitor should check them. */
  isFilledIn: boolean;
  change(values: Partial<LeadValues>): void;
  /** Takes over what the visitor said in the conversation. */
  take(lead: ChatLead): void;
  /** Sends the form, or marks what is wrong. Resolves with the first field that has an error. */
  submit(
    draft: Partial<ContactRequest> | null,
    messages: readonly ChatMessage[],
  ): Promise<keyof LeadErrors | null>;
  /** Empties the form. */
  reset(): void;
}

/**
 * The form's state. It belongs to the panel, so it stays while the form is closed. After a failure to send it keeps its
 * values, and a toast says what happened.
 */
export function useLeadForm(): LeadForm {
  const [values, setValues] = useState<LeadValues>(EMPTY_VALUES);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [status, setStatus] = useState<LeadForm['status']>('editing');
  const [isFilledIn, setFilledIn] = useState(false);
  const taken = useRef<ChatLead>({});
  const { trap, send } = useLeadSender<ContactResponse>(apiClient, '/api/contact');
  const showToast = useSiteStore((store) => store.showToast);

  return {
    trap,
    values,
    errors,
    status,
    isFilledIn,
    change: (changed) => {
      setValues((before) => ({ ...before, ...changed }));
      setErrors((before) => withoutFields(before, changed));
    },
    take: useCallback((lead) => {
      const before = taken.current;
      taken.current = { ...before, ...lead };
      setValues((values) => fillIn(values, lead, before));
      setErrors({});
      setFilledIn((wasFilledIn) => wasFilledIn || Object.keys(lead).length > 0);
    }, []),
    async submit(draft, messages) {
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
          .filter(({ field }) => field in values)
          .map(({ field, message }) => [field, message]),
      );
      setErrors(refused);
      showToast({
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      });
      return firstOf(refused);
    },
    reset: useCallback(() => {
      taken.current = {};
      setValues(EMPTY_VALUES);
      setErrors({});
      setStatus('editing');
      setFilledIn(false);
    }, []),
  };
}

/** The first field that has an error. */
const firstOf = (errors: LeadErrors): keyof LeadErrors | null =>
  LEAD_FIELDS.find((name) => errors[name] !== undefined) ?? null;

/** The errors without those of fields that the visitor is editing. */
function withoutFields(errors: LeadErrors, changed: Partial<LeadValues>): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));
}
