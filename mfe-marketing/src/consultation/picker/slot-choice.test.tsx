import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookingTexts } from '../../content/consultation/booking-texts';
import { studioClock } from '../slots/slot-clock';
import { SlotChoice, type SlotChoiceProps } from './slot-choice';

const { loading, unavailable, full, errors } = bookingTexts;

const slot = '2026-12-08T15:00:00.000Z';

const render = (state: Pick<SlotChoiceProps, 'slots'> & Partial<SlotChoiceProps>) =>
  renderToStaticMarkup(
    <SlotChoice
      hasFailed={false}
      refresh={async () => {}}
      clock={studioClock()}
      chosen=""
      onChoose={() => {}}
      error={undefined}
      {...state}
    />,
  );

describe('SlotChoice', () => {
  it('says that it is looking up free times', () => {
    const html = render({ slots: null });
    expect(html).toMatch(new RegExp(`role="status".*${loading}`));
    expect(html).not.toContain('role="grid"');
  });

  it('says that free times cannot be looked up, and offers to try again', () => {
    const html = render({ slots: null, hasFailed: true });
    expect(html).toMatch(/role="status"/);
    expect(html).toContain(unavailable.title);
    expect(html).toContain(unavailable.text);
    expect(html).toMatch(new RegExp(`<button[^>]*type="button".*${unavailable.retry}`));
    expect(html).not.toContain(loading);
  });

  it('says that no time is free', () => {
    const html = render({ slots: [] });
    expect(html).toContain(full.title);
    expect(html).toContain(full.text);
    expect(html).not.toContain('role="grid"');
    expect(html).not.toContain('<button');
  });

  it('offers free times, with the chosen one selected', () => {
    const html = render({ slots: [slot], chosen: slot });
    expect(html).toMatch(/role="option"[^>]*aria-selected="true"[^>]*>9:00\u00a0AM\s*</);
    expect(html).not.toContain('role="status"');
    expect(render({ slots: [slot] })).toMatch(/role="option"[^>]*aria-selected="false"/);
  });

  it.each([[null], [[]], [[slot]]])('says what is wrong below %j', (slots) => {
    expect(render({ slots, error: errors.slot })).toContain(errors.slot);
    expect(render({ slots })).not.toContain(errors.slot);
  });

  it('does not show where no script runs', () => {
    expect(render({ slots: [slot] })).toMatch(/^<div class="noscript:hidden">/);
  });
});
