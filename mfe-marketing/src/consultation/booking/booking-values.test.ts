import { describe, expect, it } from 'vitest';
import {
  BOOKING_FIELDS,
  type BookingField,
  type BookingValues,
  bookingError,
  bookingErrors,
  emptyBooking,
  isBookingField,
  toBookingValues,
  toConsultationRequest,
} from './booking-values';

const filled: BookingValues = {
  slot: '2026-12-08T15:00:00.000Z',
  name: 'Dana Whitfield',
  email: 'dana@bakery.example',
  phone: '(612) 555-0100',
  topic: 'An online shop',
};

describe('bookingErrors', () => {
  it('names every required field that is empty, in the order of the form', () => {
    const errors = bookingErrors(emptyBooking);
    expect(errors).toEqual({
      slot: 'Please choose a day and a time',
      name: 'Name is required',
      email: 'Email is required',
      topic: 'Please say what you want to talk about',
    });
    expect(Object.keys(errors)).toEqual(['slot', 'name', 'email', 'topic']);
  });

  it('finds nothing wrong with a filled form, with or without a phone number', () => {
    expect(bookingErrors(filled)).toEqual({});
    expect(bookingErrors({ ...filled, phone: '' })).toEqual({});
  });
});

describe('bookingError', () => {
  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['topic', 'Please say what you want to talk about'],
  ] satisfies [BookingField, string][])(
    'counts a %s that shows nothing as empty',
    (name, error) => {
      expect(bookingError(name, ' \u200b\u00a0\u202e\n')).toBe(error);
    },
  );

  it.each(['dana', 'dana@', '@bakery.example', 'dana@bakery .example'])(
    'refuses the address "%s"',
    (email) => {
      expect(bookingError('email', email)).toBe('Invalid email address');
    },
  );

  it.each([
    ['name', 200, 'Please shorten this to 200 characters. It has 201.'],
    ['email', 254, 'Please shorten this to 254 characters. It has 255.'],
    ['phone', 40, 'Please shorten this to 40 characters. It has 41.'],
    ['topic', 2000, 'Please shorten this to 2,000 characters. It has 2,001.'],
  ] satisfies [BookingField, number, string][])(
    'says that a %s may have %i characters',
    (name, limit, error) => {
      expect(bookingError(name, 'x'.repeat(limit + 1))).toBe(error);
      expect(bookingError(name, 'x'.repeat(limit))).not.toBe(error);
    },
  );

  it('does not count what will not be sent', () => {
    expect(bookingError('topic', ` ${'x'.repeat(2000)}\u200b\n`)).toBeUndefined();
    expect(bookingError('phone', ` ${'1'.repeat(40)}\u200e`)).toBeUndefined();
  });
});

describe('toBookingValues', () => {
  it('takes the fields of the form', () => {
    expect(toBookingValues({ ...filled })).toEqual(filled);
    expect(Object.keys(toBookingValues({}))).toEqual([...BOOKING_FIELDS]);
  });

  it('ignores unknown fields, and values that are no texts', () => {
    const file = new File(['x'], 'x.txt');
    const posted = { q7: '', key: 'abc', company: 'Bakery', name: 'Dana', email: file, topic: 7 };
    expect(toBookingValues({ ...posted, slot: null, phone: undefined })).toEqual({
      ...emptyBooking,
      name: 'Dana',
    });
  });
});

describe('isBookingField', () => {
  it('knows the fields of the form only', () => {
    expect(BOOKING_FIELDS.every(isBookingField)).toBe(true);
    expect(['key', 'q7', 'attachment', ''].some(isBookingField)).toBe(false);
  });
});

describe('toConsultationRequest', () => {
  it('leaves out what is empty', () => {
    expect(toConsultationRequest({ ...filled, phone: ' \u200b' })).toEqual({
      slot: '2026-12-08T15:00:00.000Z',
      name: 'Dana Whitfield',
      email: 'dana@bakery.example',
      topic: 'An online shop',
    });
  });

  it('sends everything that was filled in, and what another part of the site adds', () => {
    expect(toConsultationRequest(filled, 'Estimate: $9,000')).toEqual({
      ...filled,
      attachment: 'Estimate: $9,000',
    });
  });

  it('removes what is invisible, and line breaks except in the topic', () => {
    const typed = {
      ...filled,
      name: ' Dana\r\nWhit\u200bfield ',
      email: '\u202edana@bakery\u200d.example ',
      phone: '612\t555\u200e 0100',
      topic: ' A shop.\r\nAnd a blog.\u0007 \n',
    };
    expect(toConsultationRequest(typed)).toEqual({
      slot: '2026-12-08T15:00:00.000Z',
      name: 'Dana Whitfield',
      email: 'dana@bakery.example',
      phone: '612 555 0100',
      topic: 'A shop.\nAnd a blog.',
    });
  });
});
