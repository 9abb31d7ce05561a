import type { Consultation } from '@northloop/contracts';
import { apiClient } from '@northloop/kit';
import { type FormEvent, useState } from 'react';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { readConsultation } from '../read-consultation';
import { noteChange } from './changed-bookings';
import { refusalOf } from './refusal-of';

/** A form with one button that changes a booking. Without script it is posted to its page. */
export interface BookingActionState {
  isWorking: boolean;
  /** Why the last attempt changed nothing; null if none failed. */
  problem: string | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * @param endpoint of the API
 * @param initialProblem why a plain form changed nothing
 * @param onDone called with what the booking is now
 */
export function useBookingAction(
  endpoint: '/api/consultations/confirm' | '/api/consultations/cancel',
  token: string,
  initialProblem: string | null,
  onDone: (changed: Consultation) => void,
): BookingActionState {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState(initialProblem);

  const send = async () => {
    setWorking(true);
    setProblem(null);
    try {
      const consultation = readConsultation(await apiClient.post(endpoint, { token }));
      noteChange(token, consultation);
      onDone(consultation);
    } catch (error) {
      setProblem(refusalOf(error)?.message ?? bookingDetailTexts.failed);
    }
    setWorking(false);
  };

  return {
    isWorking,
    problem,
    submit: (event) => {
      event.preventDefault();
      if (!isWorking) void send();
    },
  };
}
