import { apiClient, useNavigate } from '@northloop/kit';
import { type FormEvent, useState } from 'react';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { type BookingOutcome, bookingPageOf } from '../booking/booking-outcome';
import { useChosenSlot } from '../slots/use-chosen-slot';
import { noteChange } from './changed-bookings';
import { type MoveData, move } from './load-move';

/** State and logic of the page on which a booking is moved. */
export function useMove({ token, slots: initial, outcome: before }: MoveData) {
  const [isWorking, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<BookingOutcome>(before);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const chosen = useChosenSlot(initial, '', isWorking, (slot, nearest) =>
    setOutcome({ kind: 'taken', slot, nearest }),
  );

  const choose = (slot: string) => {
    chosen.choose(slot);
    setError(undefined);
    setOutcome({ kind: 'none' });
  };

  const send = async () => {
    setWorking(true);
    const result = await move(apiClient, token, chosen.slot);
    if ('moved' in result) {
      noteChange(token, result.moved);
      navigate(bookingPageOf(token));
      return;
    }
    setWorking(false);
    setOutcome(result.outcome);
    if (result.outcome.kind === 'taken') chosen.drop();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    if (chosen.slot === '') setError(bookingTexts.errors.slot);
    else void send();
  };

  return { ...chosen, choose, isWorking, outcome, error, submit };
}
