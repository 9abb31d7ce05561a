import type { Consultation } from '@northloop/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingDetailTexts } from '../../content/consultation/booking-page-texts';
import { type SlotClock, slotClock, studioClock } from '../slots/slot-clock';
import { BookingDetails } from './booking-details';

const { when, whenStudio, where, place, topic, fromStudio } = bookingDetailTexts;

const consultation: Consultation = {
  slot: '2026-12-08T15:00:00.000Z',
  state: 'booked',
  topic: 'A shop.\n<b>And a blog.</b>',
  isConfirmed: false,
  isPast: false,
  sendsMail: true,
};

/** The terms and what they say, without tags. */
function termsOf(changes: Partial<Consultation>, clock: SlotClock): Record<string, string> {
  const html = renderToStaticMarkup(
    <BookingDetails consultation={{ ...consultation, ...changes }} clock={clock} />,
  );
  const terms = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
  return Object.fromEntries(
    [...terms].map(([, term = '', said = '']) => [term, said.replace(/<[^>]*>/g, '')]),
  );
}

describe('BookingDetails', () => {
  const text = 'A shop.\n&lt;b&gt;And a blog.&lt;/b&gt;';

  it('says when and where a consultation is, and what it is about', () => {
    expect(termsOf({}, studioClock())).toEqual({
      [when]: 'Tuesday, December 8 at 9:00\u00a0AM CST',
      [where]: place,
      [topic]: text,
    });
  });

  it('adds the studio’s time where the visitor’s differs', () => {
    expect(termsOf({}, slotClock('Pacific/Apia'))).toEqual({
      [when]: 'Wednesday, December 9 at 4:00\u00a0AM GMT+13',
      [whenStudio]: 'Tuesday, December 8 at 9:00\u00a0AM CST',
      [where]: place,
      [topic]: text,
    });
  });

  it('does not repeat a time that is the same in another zone', () => {
    expect(termsOf({}, slotClock('America/Winnipeg'))).not.toHaveProperty(whenStudio);
  });

  it.each(['cancelled', 'expired'] as const)('sends nobody to one that is %s', (state) => {
    expect(termsOf({ state }, studioClock())).not.toHaveProperty(where);
  });

  it('repeats what the studio wrote when it cancelled', () => {
    const terms = termsOf({ state: 'cancelled', word: 'We are ill.' }, studioClock());
    expect(terms[fromStudio]).toBe('We are ill.');
  });
});
