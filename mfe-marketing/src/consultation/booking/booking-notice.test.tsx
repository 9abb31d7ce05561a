import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { type SlotClock, slotClock, studioClock } from '../slots/slot-clock';
import { BookingNotice } from './booking-notice';
import type { BookingOutcome } from './booking-outcome';

const { taken, failed, held } = bookingTexts;

const slot = '2026-12-08T15:00:00.000Z';

const render = (outcome: BookingOutcome, clock: SlotClock = studioClock()) =>
  renderToStaticMarkup(<BookingNotice outcome={outcome} clock={clock} onChoose={() => {}} />);

const buttonsIn = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, content]) =>
    content?.replace(/<[^>]*>/g, ''),
  );

describe('BookingNotice', () => {
  it('is an empty alert until there is something to say', () => {
    expect(render({ kind: 'none' })).toMatch(/^<div role="alert"[^>]*><\/div>$/);
  });

  it('says why a booking failed', () => {
    const html = render({ kind: 'failed', message: 'Try again in <a minute>.' });
    expect(html).toMatch(/^<div role="alert"/);
    expect(html).toContain(failed.title);
    expect(html).toContain('Try again in &lt;a minute&gt;.');
  });

  it('offers the nearest times in place of one that is taken', () => {
    const nearest = ['2026-12-08T15:30:00.000Z', '2026-12-09T18:00:00.000Z'];
    const html = render({ kind: 'taken', slot, nearest });
    expect(html).toContain(`Tuesday, December 8 at 9:00\u00a0AM ${taken.title}`);
    expect(html).toContain(taken.text);
    expect(buttonsIn(html)).toEqual([
      'Tuesday, December 8 at 9:30\u00a0AM',
      'Wednesday, December 9 at 12:00\u00a0PM',
    ]);
    expect(html).not.toContain('type="submit"');
  });

  it('says that no other time is free', () => {
    const html = render({ kind: 'taken', slot, nearest: [] });
    expect(html).toContain(taken.none);
    expect(html).not.toContain(taken.text);
    expect(buttonsIn(html)).toEqual([]);
  });

  it('says until when a time is kept that must be confirmed', () => {
    const html = render({ kind: 'held', slot, confirmBy: '2026-12-07T19:45:00.000Z' });
    expect(html).toContain(held.title);
    expect(html).toContain(`Tuesday, December 8 at 9:00\u00a0AM: ${held.text} 1:45\u00a0PM.`);
  });

  it('says all times as the visitor’s clock shows them', () => {
    const oslo = slotClock('Europe/Oslo');
    const html = render({ kind: 'taken', slot, nearest: ['2026-12-08T23:30:00.000Z'] }, oslo);
    expect(html).toContain('Tuesday, December 8 at 4:00\u00a0PM');
    expect(buttonsIn(html)).toEqual(['Wednesday, December 9 at 12:30\u00a0AM']);
    expect(render({ kind: 'held', slot, confirmBy: '2026-12-07T19:45:00.000Z' }, oslo)).toContain(
      '8:45\u00a0PM.',
    );
  });
});
