import type {
  ChatLead,
  ConsultationResponse,
  ContactRequest,
  ContactResponse,
} from '@northloop/contracts';
import { apiClient, useSiteStore } from '@northloop/kit';
import { visitorTimeZone } from '@northloop/kit/browser-features/visitor-time-zone';
import type { LeadResult } from '@northloop/kit/lead-form/send-lead';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { readSlots } from '../conversation/requests/read-lead';
import type { ChatMessage } from '../conversation/state/chat-message';
import {
  LEAD_FIELDS,
  type LeadErrors,
  leadErrors,
  toBookingRequest,
  toLeadRequest,
} from './lead-request';
import { BOOKING_FAILED, SENDING_FAILED, SLOT_TAKEN } from './lead-texts';
import { EMPTY_VALUES, fillIn, type LeadValues, type LeadWords } from './lead-values';

/** What came of sending the form: a message to the team, or a booking. */
export type LeadOutcome = { kind: 'message' } | { kind: 'booking'; answer: ConsultationResponse };

/** State and actions of the form. */
export interface LeadForm {
  /** For the form's trap. */
  trap: RefCallback<HTMLInputElement>;
  values: LeadValues;
  /** Free times that the form offers: starts, ISO 8601 in UTC. */
  slots: readonly string[];
  errors: LeadErrors;
  status: 'editing' | 'sending' | 'sent';
  /** Null until it was sent. */
  outcome: LeadOutcome | null;
  /** Whether values come from the conversation, so that the visitor should check them. */
  isFilledIn: boolean;
  change(values: Partial<LeadValues>): void;
  /** Takes over what the visitor said in the conversation, and the times that fit. */
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
 * values, and a toast says what happened. With a chosen time it books, and without one it sends a message.
 */
export function useLeadForm(): LeadForm {
  const [values, setValues] = useState<LeadValues>(EMPTY_VALUES);
  const [slots, setSlots] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<LeadErrors>({});
  const [status, setStatus] = useState<LeadForm['status']>('editing');
  const [outcome, setOutcome] = useState<LeadOutcome | null>(null);
  const [isFilledIn, setFilledIn] = useState(false);
  const taken = useRef<LeadWords>({});
  const message = useLeadSender<ContactResponse>(apiClient, '/api/contact');
  const booking = useLeadSender<ConsultationResponse>(apiClient, '/api/consultations');
  const showToast = useSiteStore((store) => store.showToast);

  const refuse = (result: Extract<LeadResult<unknown>, { sent: false }>): LeadErrors => {
    const refused: LeadErrors = Object.fromEntries(
      [...result.fieldErrors, ...topicError(result)]
        .filter(({ field }) => field in values)
        .map(({ field, message: text }) => [field, text]),
    );
    if (result.refusal?.error === 'SLOT_TAKEN') {
      setSlots(readSlots(result.refusal.slots));
      setValues((before) => ({ ...before, slot: '' }));
      return { ...refused, slot: SLOT_TAKEN };
    }
    const failure = values.slot === '' ? SENDING_FAILED : BOOKING_FAILED;
    const description = result.refusal?.error === 'CONFLICT' ? result.refusal.message : undefined;
    showToast({ ...failure, ...(description && { description }), variant: 'destructive' });
    return refused;
  };

  return {
    trap: useCallback(
      (field) => {
        message.trap.current = field;
        booking.trap.current = field;
      },
      [message.trap, booking.trap],
    ),
    values,
    slots,
    errors,
    status,
    outcome,
    isFilledIn,
    change: (changed) => {
      setValues((before) => ({ ...before, ...changed }));
      setErrors((before) => withoutFields(before, changed));
    },
    take: useCallback(({ slots: offered, slot = '', ...lead }) => {
      const before = taken.current;
      taken.current = { ...before, ...lead };
      setValues((values) => {
        const filled = fillIn(values, lead, before);
        return offered === undefined ? filled : { ...filled, slot };
      });
      if (offered !== undefined) setSlots(offered);
      setErrors({});
      setFilledIn((wasFilledIn) => wasFilledIn || Object.keys(lead).length > 0);
    }, []),
    async submit(draft, messages) {
      const found = leadErrors(values);
      setErrors(found);
      const wrong = firstOf(found);
      if (wrong !== null) return wrong;
      setStatus('sending');
      const result =
        values.slot === ''
          ? await message.send(toLeadRequest(values, draft, messages))
          : await booking.send(toBookingRequest(values, messages, visitorTimeZone()));
      if (result.sent) {
        setOutcome(
          'consultation' in result.answer
            ? { kind: 'booking', answer: result.answer }
            : { kind: 'message' },
        );
        setStatus('sent');
        return null;
      }
      setStatus('editing');
      const refused = refuse(result);
      setErrors(refused);
      return firstOf(refused);
    },
    reset: useCallback(() => {
      taken.current = {};
      setValues(EMPTY_VALUES);
      setSlots([]);
      setErrors({});
      setStatus('editing');
      setOutcome(null);
      setFilledIn(false);
    }, []),
  };
}

/** The form's message is a booking's topic. */
const topicError = ({ fieldErrors }: Extract<LeadResult<unknown>, { sent: false }>) =>
  fieldErrors
    .filter(({ field }) => field === 'topic')
    .map(({ message }) => ({ field: 'message', message }));

/** The first field that has an error. */
const firstOf = (errors: LeadErrors): keyof LeadErrors | null =>
  LEAD_FIELDS.find((name) => errors[name] !== undefined) ?? null;

/** The errors without those of fields that the visitor is editing. */
function withoutFields(errors: LeadErrors, changed: Partial<LeadValues>): LeadErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));
}
