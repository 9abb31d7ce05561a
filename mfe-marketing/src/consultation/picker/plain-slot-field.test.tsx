import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { PlainSlotField } from './plain-slot-field';

const slots = ['2026-12-08T15:00:00.000Z', '2026-12-08T15:30:00.000Z', '2026-12-10T21:00:00.000Z'];

const render = (chosen: string, error?: string) =>
  renderToStaticMarkup(<PlainSlotField slots={slots} chosen={chosen} error={error} />);

const selectedIn = (html: string): (string | undefined)[] =>
  (html.match(/<option[^>]*\sselected=""[^>]*>/g) ?? []).map(
    (option) => option.match(/value="([^"]*)"/)?.[1],
  );

describe('PlainSlotField', () => {
  it('is only for browsers without script', () => {
    expect(render('')).toMatch(/^<noscript>.*<\/noscript>$/);
  });

  it('has the free times of each day, as the clock in the studio shows them', () => {
    expect(render('').replace(/ selected=""/g, '')).toContain(
      '<optgroup label="Tuesday, December 8">' +
        '<option value="2026-12-08T15:00:00.000Z">Tuesday, December 8, 9:00\u00a0AM</option>' +
        '<option value="2026-12-08T15:30:00.000Z">Tuesday, December 8, 9:30\u00a0AM</option>' +
        '</optgroup><optgroup label="Thursday, December 10">' +
        '<option value="2026-12-10T21:00:00.000Z">Thursday, December 10, 3:00\u00a0PM</option>' +
        '</optgroup>',
    );
  });

  it('is a required field of the form, with a label', () => {
    const html = render('');
    const select = html.match(/<select[^>]*>/)?.[0];
    expect(select).toMatch(/\sname="slot"/);
    expect(select).toMatch(/\srequired=""/);
    const id = select?.match(/\sid="([^"]*)"/)?.[1];
    expect(html).toContain(`<label for="${id}"`);
    expect(html).toContain(`>${bookingTexts.plain.label}</label>`);
  });

  it.each([
    ['the chosen time', '2026-12-08T15:30:00.000Z', '2026-12-08T15:30:00.000Z'],
    ['no time at first', '', ''],
    ['no time if the chosen one is gone', '2026-12-09T15:00:00.000Z', ''],
  ])('has %s selected', (_, chosen, selected) => {
    expect(selectedIn(render(chosen))).toEqual([selected]);
  });

  it('says what is wrong, and is described by it', () => {
    const html = render('', bookingTexts.errors.slot);
    const id = html.match(/<select[^>]*\saria-describedby="([^"]*)"/)?.[1];
    expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>${bookingTexts.errors.slot}</p>`));
    expect(render('')).not.toContain('aria-describedby');
  });
});
