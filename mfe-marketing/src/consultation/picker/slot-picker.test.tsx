import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type SlotClock, slotClock, studioClock } from '../slots/slot-clock';
import { SlotPicker } from './slot-picker';

// Tuesday, two times; Thursday, one; Monday of the next week, one. In Minneapolis 9:00, 9:30, 3:00 PM and 8:00.
const slots = [
  '2026-12-08T15:00:00.000Z',
  '2026-12-08T15:30:00.000Z',
  '2026-12-10T21:00:00.000Z',
  '2026-12-14T14:00:00.000Z',
];

const render = (chosen: string | null, clock: SlotClock = studioClock()) =>
  renderToStaticMarkup(
    <SlotPicker slots={slots} clock={clock} chosen={chosen} onChoose={() => {}} />,
  );

interface Item {
  /** Opening tag. */
  tag: string;
  /** What a screen reader calls it. */
  name: string;
}

/** All elements with a role, of which none contains another one of its kind. */
const itemsOf = (html: string, role: string): Item[] =>
  [...html.matchAll(new RegExp(`(<(\\w+)[^>]*\\srole="${role}"[^>]*>)(.*?)</\\2>`, 'g'))].map(
    ([, tag = '', , content = '']) => ({
      tag,
      name: attributeOf(tag, 'aria-label') ?? spokenText(content),
    }),
  );

const attributeOf = (tag: string | undefined, name: string): string | undefined =>
  tag?.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];

/** Text without tags. What is hidden from screen readers is the last part of an item. */
const spokenText = (content: string): string =>
  content
    .replace(/<span aria-hidden="true".*$/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const namesOf = (items: readonly Item[]) => items.map(({ name }) => name);

const valuesOf = (items: readonly Item[], attribute: string) =>
  items.map(({ tag }) => attributeOf(tag, attribute));

const labelOf = (html: string, role: string): string | undefined => {
  const tag = html.match(new RegExp(`<\\w+[^>]*\\srole="${role}"[^>]*>`))?.[0];
  const id = attributeOf(tag, 'aria-labelledby');
  return html.match(new RegExp(`<h3 id="${id}"[^>]*>([^<]*)</h3>`))?.[1];
};

describe('the days of a SlotPicker', () => {
  it('are a grid with a row of weekdays and a row for each week', () => {
    const html = render(null);
    expect(labelOf(html, 'grid')).toBe('Day');
    expect(html.match(/role="row"/g)).toHaveLength(3);
    expect(namesOf(itemsOf(html, 'columnheader'))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
    ]);
    expect(namesOf(itemsOf(html, 'gridcell'))).toEqual([
      'Monday, December 7, no free times',
      'Tuesday, December 8, 2 free times',
      'Wednesday, December 9, no free times',
      'Thursday, December 10, 1 free time',
      'Friday, December 11, no free times',
      'Monday, December 14, 1 free time',
      'Tuesday, December 15, no free times',
      'Wednesday, December 16, no free times',
      'Thursday, December 17, no free times',
      'Friday, December 18, no free times',
    ]);
  });

  it('are disabled where no time is free', () => {
    const disabled = itemsOf(render(null), 'gridcell').filter(
      ({ tag }) => attributeOf(tag, 'aria-disabled') === 'true',
    );
    expect(disabled).toHaveLength(7);
    for (const { name } of disabled) expect(name).toMatch(/, no free times$/);
  });

  it.each([
    [null, 'Tuesday, December 8, 2 free times'],
    ['2026-12-08T15:30:00.000Z', 'Tuesday, December 8, 2 free times'],
    ['2026-12-14T14:00:00.000Z', 'Monday, December 14, 1 free time'],
    // Gone meanwhile.
    ['2026-12-09T15:00:00.000Z', 'Tuesday, December 8, 2 free times'],
  ])('have one that is selected and in the tab order, with %s chosen', (chosen, name) => {
    const cells = itemsOf(render(chosen), 'gridcell');
    const withValue = (attribute: string, value: string) =>
      namesOf(cells.filter((cell) => attributeOf(cell.tag, attribute) === value));
    expect(withValue('aria-selected', 'true')).toEqual([name]);
    expect(withValue('aria-selected', 'false')).toHaveLength(cells.length - 1);
    expect(withValue('tabindex', '0')).toEqual([name]);
    expect(withValue('tabindex', '-1')).toHaveLength(cells.length - 1);
  });

  it('name a month only where it begins', () => {
    const html = renderToStaticMarkup(
      <SlotPicker
        slots={['2026-12-31T15:00:00.000Z', '2027-01-04T15:00:00.000Z']}
        clock={studioClock()}
        chosen={null}
        onChoose={() => {}}
      />,
    );
    // From Monday, December 28, on.
    expect(html.match(/(?:Dec|Jan)<\/span>\d+/g)).toEqual(['Dec</span>28', 'Jan</span>1']);
  });

  it('include Saturdays where the studio’s Friday is one', () => {
    const html = renderToStaticMarkup(
      <SlotPicker
        slots={['2026-12-11T15:00:00.000Z']}
        clock={slotClock('Pacific/Apia')}
        chosen={null}
        onChoose={() => {}}
      />,
    );
    expect(namesOf(itemsOf(html, 'columnheader'))).toHaveLength(6);
    expect(namesOf(itemsOf(html, 'gridcell')).at(-1)).toBe('Saturday, December 12, 1 free time');
  });
});

describe('the times of a SlotPicker', () => {
  it('are a list box of the day', () => {
    const html = render(null);
    expect(labelOf(html, 'listbox')).toBe('Tuesday, December 8');
    expect(namesOf(itemsOf(html, 'option'))).toEqual(['9:00\u00a0AM', '9:30\u00a0AM']);
    expect(html).toContain('Central Time, as in Minneapolis.');
  });

  it('are those of the day of the chosen time', () => {
    const html = render('2026-12-10T21:00:00.000Z');
    expect(labelOf(html, 'listbox')).toBe('Thursday, December 10');
    expect(namesOf(itemsOf(html, 'option'))).toEqual(['3:00\u00a0PM']);
  });

  it('have none selected, and the first in the tab order, until one is chosen', () => {
    const options = itemsOf(render(null), 'option');
    expect(valuesOf(options, 'aria-selected')).toEqual(['false', 'false']);
    expect(valuesOf(options, 'tabindex')).toEqual(['0', '-1']);
  });

  it('have the chosen one selected and in the tab order', () => {
    const options = itemsOf(render('2026-12-08T15:30:00.000Z'), 'option');
    expect(valuesOf(options, 'aria-selected')).toEqual(['false', 'true']);
    expect(valuesOf(options, 'tabindex')).toEqual(['-1', '0']);
  });

  it('say the studio’s time too where it differs', () => {
    const html = render(null, slotClock('Asia/Kolkata'));
    expect(namesOf(itemsOf(html, 'option'))).toEqual([
      '8:30\u00a0PM 9:00\u00a0AM ours',
      '9:00\u00a0PM 9:30\u00a0AM ours',
    ]);
    expect(html).toContain('In your time zone (Kolkata, GMT+5:30).');
    const named = render(null, slotClock('Australia/Lord_Howe'));
    expect(named).toContain('In your time zone (Lord Howe, GMT+11).');
  });

  it('submit no form when they are pressed', () => {
    const html = render(null);
    const items = [...itemsOf(html, 'option'), ...itemsOf(html, 'gridcell')];
    expect(items).toHaveLength(12);
    expect(new Set(valuesOf(items, 'type'))).toEqual(new Set(['button']));
  });
});

it('shows nothing without free times', () => {
  const html = renderToStaticMarkup(
    <SlotPicker slots={[]} clock={studioClock()} chosen={null} onChoose={() => {}} />,
  );
  expect(html).toBe('');
});
