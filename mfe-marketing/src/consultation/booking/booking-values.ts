import {
  CONSULTATION_MAX_LENGTH,
  type ConsultationRequest,
  plainAddress,
  plainLine,
  plainText,
  tooLong,
} from '@northloop/contracts';
import { leadError } from '@northloop/kit/lead-form/lead-errors';
import { bookingTexts } from '../../content/consultation/booking-texts';

/** The names of the form's fields, in the order in which they stand. */
export const BOOKING_FIELDS = ['slot', 'name', 'email', 'phone', 'topic'] as const;

export type BookingField = (typeof BOOKING_FIELDS)[number];

/** The form's values: every field is a text, empty if nothing was entered or chosen. */
export type BookingValues = Record<BookingField, string>;

/** What is wrong with each field; valid fields have no error. */
export type BookingErrors = Partial<Record<BookingField, string | undefined>>;

/** The values of an empty form. */
export const emptyBooking: BookingValues = { slot: '', name: '', email: '', phone: '', topic: '' };

/** Whether a name is the name of one of the form's fields. */
export const isBookingField = (name: string): name is BookingField =>
  Object.hasOwn(emptyBooking, name);

/** Takes the form's values out of a record of texts, such as a posted form. */
export const toBookingValues = (fields: Readonly<Record<string, unknown>>): BookingValues => ({
  ...emptyBooking,
  ...Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => isBookingField(name) && typeof value === 'string',
    ),
  ),
});

/** The error to show below a field; undefined if the value is valid. */
export function bookingError(name: BookingField, value: string): string | undefined {
  if (name === 'slot') return value === '' ? bookingTexts.errors.slot : undefined;
  if (name !== 'topic') return leadError(name, value);
  if (plainText(value) === '') return bookingTexts.errors.topic;
  return tooLong(value, CONSULTATION_MAX_LENGTH.topic);
}

/** Validates the whole form. An empty object means that it can be sent. */
export function bookingErrors(values: BookingValues): BookingErrors {
  const found = BOOKING_FIELDS.map((name) => [name, bookingError(name, values[name])] as const);
  return Object.fromEntries(found.filter(([, error]) => error !== undefined));
}

/**
 * The request for a filled form, without invisible characters and empty fields.
 * @param attachment added by another part of the site; empty if there is none
 */
export function toConsultationRequest(
  { slot, name, email, phone, topic }: BookingValues,
  attachment = '',
): ConsultationRequest {
  return {
    slot,
    name: plainLine(name),
    email: plainAddress(email),
    ...(plainLine(phone) !== '' && { phone: plainLine(phone) }),
    topic: plainText(topic),
    ...(attachment !== '' && { attachment }),
  };
}
