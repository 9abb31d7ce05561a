import type { ConsultationResponse } from '@northloop/contracts';
import { apiClient, useNavigate } from '@northloop/kit';
import { useLeadSender } from '@northloop/kit/lead-form/use-lead-sender';
import { type FormEvent, useRef, useState } from 'react';
import type { ConsultationData } from '../load-consultation';
import { useChosenSlot } from '../slots/use-chosen-slot';
import { type BookingOutcome, toBookingResult } from './booking-outcome';
import {
  BOOKING_FIELDS,
  type BookingErrors,
  bookingError,
  bookingErrors,
  isBookingField,
  toBookingValues,
  toConsultationRequest,
} from './booking-values';
import { useAttachment } from './use-attachment';

/**
 * State and logic of the booking form. What was typed stays until the booking is stored, also if the chosen time goes
 * while the visitor types.
 *
 * The controls are uncontrolled, so that text typed before hydration stays.
 */
export function useBooking(data: Omit<ConsultationData, 'key'>) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<BookingErrors>(data.errors);
  const [wasTried, setTried] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<BookingOutcome>(data.outcome);
  const attachment = useAttachment();
  const chosen = useChosenSlot(data.slots, data.values.slot, isSubmitting, (slot, nearest) =>
    setOutcome({ kind: 'taken', slot, nearest }),
  );
  const { slot, clock } = chosen;
  const { trap, send } = useLeadSender<ConsultationResponse>(apiClient, '/api/consultations');
  const navigate = useNavigate();

  const choose = (wanted: string) => {
    chosen.choose(wanted);
    setErrors((before) => ({ ...before, slot: undefined }));
    setOutcome({ kind: 'none' });
  };

  const show = (found: BookingErrors) => {
    setErrors(found);
    const first = BOOKING_FIELDS.find((name) => found[name] !== undefined);
    if (first !== undefined) focusField(formRef.current, first);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const values = {
      ...toBookingValues(Object.fromEntries(new FormData(event.currentTarget))),
      slot,
    };
    const found = bookingErrors(values);
    setTried(true);
    show(found);
    if (Object.keys(found).length > 0) return;
    setOutcome({ kind: 'none' });
    setSubmitting(true);
    const request = toConsultationRequest(values, attachment.text);
    const result = await send({ ...request, timeZone: clock.zone });
    const { bookingPage, ...told } = toBookingResult(slot, result);
    if (bookingPage !== undefined) {
      attachment.leaveOut();
      navigate(bookingPage);
      return;
    }
    setSubmitting(false);
    if (told.outcome.kind === 'taken') chosen.drop();
    setOutcome(told.outcome);
    show(told.errors);
  };

  /** After the first attempt to send, validates a field again whenever it changes. */
  const recheck = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!wasTried || !isControl(target) || !isBookingField(target.name)) return;
    const { name, value } = target;
    setErrors((before) => ({ ...before, [name]: bookingError(name, value) }));
  };

  return {
    ...chosen,
    formRef,
    trap,
    choose,
    errors,
    isSubmitting,
    outcome,
    attachment,
    submit,
    recheck,
  };
}

const isControl = (element: unknown): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The chosen time has no control of its own; the first one of the picker stands for it. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
  else form?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus();
}
