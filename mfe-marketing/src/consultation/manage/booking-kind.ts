import type { Consultation } from '@northloop/contracts';

/** What a booking is to its visitor. The first three can still be changed. */
export type BookingKind = 'booked' | 'confirmed' | 'toConfirm' | 'cancelled' | 'expired' | 'past';

/** What a booking is now. */
export function bookingKind({ state, isPast, isConfirmed, confirmBy }: Consultation): BookingKind {
  if (state !== 'booked') return state;
  if (isPast) return 'past';
  if (confirmBy !== undefined) return 'toConfirm';
  return isConfirmed ? 'confirmed' : 'booked';
}

/** Whether a booking stands and is still to come. */
export const isOpen = (kind: BookingKind): boolean =>
  kind === 'booked' || kind === 'confirmed' || kind === 'toConfirm';
