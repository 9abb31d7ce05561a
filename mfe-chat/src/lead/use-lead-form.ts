import type { ContactRequest } from '@northloop/contracts';
import { ApiRequestError, apiClient, useSiteStore } from '@northloop/kit';
import { useRef, useState } from 'react';
import type { ChatMessage } from '../conversation/chat-message';
import { createMessageId } from '../conversation/chat-message';
import { type LeadErrors, type LeadValues, leadErrors, toLeadRequest } from './lead-request';
import { sendLead } from './send-lead';

/** The form's life as its view needs it. */
export interface LeadForm {
  values: LeadValues;
  errors: LeadErrors;
  status: 'editing' | 'sending' | 'sent';
  change(values: Partial<LeadValues>): void;
  /** Sends, or marks what is wrong; resolves with the first field that needs attention. */
  submit(): Promise<keyof LeadErrors | null>;
}

/**
 * Leaves name and e-mail with the agency. A failure keeps all that was typed and tells of it in a toast.
 * @param draft what the assistant understood of the project
 * @param messages what was said, without the greeting
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
  const [shownAt] = useState(() => performance.now());
  const attempt = useRef({ content: '', key: '' });
  const showToast = useSiteStore((store) => store.showToast);

  const submit = async () => {
    const found = leadErrors(values);
    setErrors(found);
    const wrong = firstOf(found);
    if (wrong !== null) return wrong;
    const elapsedMs = Math.round(performance.now() - shownAt);
    const request = toLeadRequest(values, draft, messages, elapsedMs);
    const content = JSON.stringify({ ...request, elapsedMs: 0 });
    // The same content again is the same lead; anything else is another.
    if (attempt.current.content !== content) attempt.current = { content, key: createMessageId() };
    setStatus('sending');
    try {
      await sendLead(apiClient, request, attempt.current.key);
      setStatus('sent');
      return null;
    } catch (cause) {
      setStatus('editing');
      const details = cause instanceof ApiRequestError ? cause.body?.details : undefined;
      const refused = Object.fromEntries(
        (details ?? [])
          .filter(({ field }) => field === 'name' || field === 'email')
          .map(({ field, message }) => [field, message]),
      ) as LeadErrors;
      setErrors(refused);
      showToast({
        title: 'Error sending message',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      });
      return firstOf(refused);
    }
  };

  return {
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

/** The uppermost field that has to be mended. */
const firstOf = (errors: LeadErrors): keyof LeadErrors | null =>
  (['name', 'email', 'note'] as const).find((name) => errors[name] !== undefined) ?? null;

/** A field that is being mended is not called wrong any more. */
function withoutFields(errors: LeadErrors, changed: Partial<LeadValues>): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));
}
