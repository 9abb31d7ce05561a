import type { ApiErrorBody, ConsultationResponse } from '@northloop/contracts';
import { siteRoutes } from '@northloop/kit';
import type { LeadResult } from '@northloop/kit/lead-form/send-lead';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { type BookingErrors, isBookingField } from './booking-values';

/** What came of an attempt to book, other than a booking with a page of its own. */
export type BookingOutcome =
  | { readonly kind: 'none' }
  /** The time is gone. The nearest free ones are starts, ISO 8601 in UTC. */
  | { readonly kind: 'taken'; readonly slot: string; readonly nearest: readonly string[] }
  /** The time is kept until the visitor confirms by mail. */
  | { readonly kind: 'held'; readonly slot: string; readonly confirmBy: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The result of an attempt, for the form and for the page that a plain form gets. */
export interface BookingResult {
  /** Page of the booking, if it stands. */
  bookingPage?: string;
  outcome: BookingOutcome;
  errors: BookingErrors;
}

/** Address of a booking's page. */
export const bookingPageOf = (token: string): string =>
  `${siteRoutes.consultationBooking}?${new URLSearchParams({ token })}`;

/** Turns the API's answer into what the visitor sees. */
export function toBookingResult(
  slot: string,
  result: LeadResult<ConsultationResponse>,
): BookingResult {
  if (!result.sent) return refused(slot, result.refusal);
  const { token, consultation } = result.answer;
  if (typeof token === 'string') {
    return { bookingPage: bookingPageOf(token), outcome: { kind: 'none' }, errors: {} };
  }
  // A proxy between site and API may answer in its place.
  if (consultation?.confirmBy === undefined) return refused(slot, null);
  const { confirmBy } = consultation;
  return { outcome: { kind: 'held', slot, confirmBy }, errors: {} };
}

function refused(slot: string, refusal: Partial<ApiErrorBody> | null): BookingResult {
  if (refusal?.error === 'SLOT_TAKEN') {
    return { outcome: { kind: 'taken', slot, nearest: refusal.slots ?? [] }, errors: {} };
  }
  const details = Array.isArray(refusal?.details) ? refusal.details : [];
  const fields = details.filter(({ field }) => isBookingField(field));
  const errors = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
  if (fields.length > 0) return { outcome: { kind: 'none' }, errors };
  const message = refusal?.message ?? bookingTexts.failed.text;
  return { outcome: { kind: 'failed', message }, errors };
}
