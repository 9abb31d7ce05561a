/** The maximum number of cards per row. */
export interface RowRoom {
  /** On a desktop, with the title above the cards. */
  wide: number;
  /** On a desktop, with the title beside the cards. */
  beside: number;
  /** On a phone; 1 by default. */
  phone?: number;
  /** Between phone and desktop; 2 by default. */
  tablet?: number;
}

/** The widest row that the styles below support. */
const WIDEST = 5;

/**
 * How many cards to put in a row, so that the last row is as full as possible: six cards fill two rows of three rather
 * than one and a half rows of four, and four cards that do not fit side by side become two by two.
 * @param count cards in all
 * @param most cards that fit in a row
 */
export function cardsInRow(count: number, most: number): number {
  let best = 1;
  let fullest = 0;
  for (let row = 2; row <= Math.min(count, most, WIDEST); row += 1) {
    const last = count % row;
    const fullness = last === 0 ? 1 : last / row;
    if (fullness >= fullest) {
      best = row;
      fullest = fullness;
    }
  }
  return best;
}

/** The classes of a list that arranges its cards in even rows. Cards in an incomplete row grow to fill it. */
export function evenRows(
  cards: readonly unknown[] = [],
  { wide, beside, phone = 1, tablet = 2 }: RowRoom,
): string {
  const count = cards.length;
  const rows = {
    phone: cardsInRow(count, phone),
    tablet: cardsInRow(count, tablet),
    wide: cardsInRow(count, wide),
    beside: cardsInRow(count, beside),
  };
  return ['even', ...Object.entries(rows).map(([screen, row]) => `${screen}-${row}`)].join(' ');
}

/** The rule for each number of cards in a row. */
const rules = (selector: string) =>
  Array.from({ length: WIDEST }, (_, index) => `${selector}-${index + 1}{--row:${index + 1}}`).join(
    '',
  );

/** Styles for {@link evenRows}. A card is slightly narrower than its share, because rounded widths would not fit. */
export const evenRowStyles = `
.even{--gap:1.2rem;display:flex;flex-wrap:wrap;gap:var(--row-gap,var(--gap)) var(--gap)}
.even>*{flex:1 1 calc((100% - (var(--row) - 1)*var(--gap))/var(--row) - .1px);min-width:0}
${rules('.even.phone')}
@media(min-width:560px){${rules('.even.tablet')}}
@media(min-width:960px){${rules('.even.wide')}
${rules('.head-beside .even.beside')}}
`;
