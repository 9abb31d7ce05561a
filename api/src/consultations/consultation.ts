import type { Consultation, ConsultationState } from '@northloop/contracts';
import type { consultations } from '../database/schema.js';

/** A stored booking. */
export type StoredConsultation = typeof consultations.$inferSelect;

/** What is stored when a visitor books. */
export type NewConsultation = Pick<
  typeof consultations.$inferInsert,
  | 'startsAt'
  | 'name'
  | 'email'
  | 'phone'
  | 'topic'
  | 'attachment'
  | 'timeZone'
  | 'contentHash'
  | 'idempotencyKey'
  | 'suspicion'
  | 'consentVersion'
>;

/** Whether a booking stands, at an instant in milliseconds since 1970. */
export function stateOf(
  { state, confirmBy }: Pick<StoredConsultation, 'state' | 'confirmBy'>,
  now = Date.now(),
): ConsultationState {
  if (state === 'cancelled') return 'cancelled';
  const isTooLate = confirmBy !== null && confirmBy.getTime() <= now;
  return state === 'expired' || isTooLate ? 'expired' : 'booked';
}

/** Whether a consultation has begun, so that it can be neither moved nor cancelled. */
export const isPast = ({ startsAt }: Pick<StoredConsultation, 'startsAt'>, now = Date.now()) =>
  startsAt.getTime() <= now;

/** A booking as its visitor may see it. */
export function toConsultation(stored: StoredConsultation, sendsMail: boolean): Consultation {
  const state = stateOf(stored);
  return {
    slot: stored.startsAt.toISOString(),
    state,
    topic: stored.topic,
    isConfirmed: stored.confirmedAt !== null,
    ...(state === 'booked' &&
      stored.confirmBy !== null && { confirmBy: stored.confirmBy.toISOString() }),
    isPast: isPast(stored),
    sendsMail,
    ...(stored.word !== null && { word: stored.word }),
  };
}
