import type { ApiErrorBody, Consultation } from '@northloop/contracts';
import { describe, expect, it } from 'vitest';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { bookingPageOf, toBookingResult } from './booking-outcome';

const slot = '2026-12-08T15:00:00.000Z';
const token = 'x'.repeat(43);

const consultation: Consultation = {
  slot,
  state: 'booked',
  topic: 'An online shop',
  isConfirmed: false,
  isPast: false,
  sendsMail: true,
};

const answered = (answer: { consultation: Consultation; token?: string }) =>
  toBookingResult(slot, { sent: true, answer: { success: true, ...answer } });

const refused = (refusal: Partial<ApiErrorBody> | null) =>
  toBookingResult(slot, {
    sent: false,
    fieldErrors: refusal?.details ?? [],
    refusal,
    cause: new Error('refused'),
  });

const failed = (message: string) => ({ outcome: { kind: 'failed', message }, errors: {} });

describe('bookingPageOf', () => {
  it('keeps a token whole in an address', () => {
    expect(bookingPageOf('a-b_c')).toBe('/consultation/booking?token=a-b_c');
    expect(bookingPageOf('a&b=c')).toBe('/consultation/booking?token=a%26b%3Dc');
  });
});

describe('toBookingResult', () => {
  it('leads to the page of a booking that stands', () => {
    expect(answered({ consultation, token })).toEqual({
      bookingPage: `/consultation/booking?token=${token}`,
      outcome: { kind: 'none' },
      errors: {},
    });
  });

  it('says until when a time is kept that must be confirmed by mail', () => {
    const confirmBy = '2026-12-07T16:00:00.000Z';
    expect(answered({ consultation: { ...consultation, confirmBy } })).toEqual({
      outcome: { kind: 'held', slot, confirmBy },
      errors: {},
    });
  });

  it('takes an answer with neither a link nor a time to confirm for none', () => {
    expect(answered({ consultation }).outcome.kind).toBe('failed');
  });

  it('offers the nearest times in place of one that is taken', () => {
    const nearest = ['2026-12-08T15:30:00.000Z', '2026-12-08T16:00:00.000Z'];
    expect(refused({ error: 'SLOT_TAKEN', message: 'Taken.', slots: nearest })).toEqual({
      outcome: { kind: 'taken', slot, nearest },
      errors: {},
    });
  });

  it('says that a time is taken even if no other is free', () => {
    const taken = { outcome: { kind: 'taken', slot, nearest: [] }, errors: {} };
    expect(refused({ error: 'SLOT_TAKEN', message: 'Taken.' })).toEqual(taken);
    expect(refused({ error: 'SLOT_TAKEN', message: 'Taken.', slots: [] })).toEqual(taken);
  });

  it('shows errors below the fields that the API refused', () => {
    const details = [
      { field: 'email', message: 'Invalid email address' },
      { field: 'slot', message: 'Choose one of the free times' },
    ];
    expect(refused({ error: 'VALIDATION_FAILED', message: 'Check the form.', details })).toEqual({
      outcome: { kind: 'none' },
      errors: { email: 'Invalid email address', slot: 'Choose one of the free times' },
    });
  });

  it('shows the message instead if the form has none of the refused fields', () => {
    const details = [{ field: 'timeZone', message: 'Unknown zone' }];
    expect(refused({ error: 'VALIDATION_FAILED', message: 'Check the form.', details })).toEqual(
      failed('Check the form.'),
    );
  });

  it('leaves out unknown fields beside known ones', () => {
    const details = [
      { field: 'attachment', message: 'Too long' },
      { field: 'topic', message: 'Too long' },
    ];
    expect(refused({ error: 'VALIDATION_FAILED', message: 'Check.', details })).toEqual({
      outcome: { kind: 'none' },
      errors: { topic: 'Too long' },
    });
  });

  it.each(['CONFLICT', 'PROOF_REQUIRED', 'RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'] as const)(
    'repeats what the API says with %s',
    (error) => {
      expect(refused({ error, message: 'Try again in a minute.' })).toEqual(
        failed('Try again in a minute.'),
      );
    },
  );

  it('has words of its own where the API gives none', () => {
    expect(refused(null)).toEqual(failed(bookingTexts.failed.text));
    expect(refused({})).toEqual(failed(bookingTexts.failed.text));
    expect(refused({ details: [] })).toEqual(failed(bookingTexts.failed.text));
  });
});
