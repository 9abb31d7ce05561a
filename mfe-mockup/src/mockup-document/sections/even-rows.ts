/** The most cards that fit in a row. */
export interface RowRoom {
  /** Where the title stands above the cards, on a desktop. */
  wide: number;
  /** Where the title stands beside them, on a desktop. */
  beside: number;
  /** On a phone; one unless it is said. */
  phone?: number;
  /** Between the two; two unless it is said. */
  tablet?: number;
}

/** The widest rows that the styles below know. */
const WIDEST = 5;

/**
 * How many cards to set in a row, so that the last row has no hole or the smallest: six fill two rows of three
 * rather than one of four and a half, and four that do not fit side by side become two by two.
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

/** The classes of a list that sets its cards in even rows. Cards of a row that is not full grow to fill it. */
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

/** What {@link evenRows} rests on. A card gets a hair less than its share, as rounded widths would not fit. */
export const evenRowStyles = `
.even{--gap:1.2rem;display:flex;flex-wrap:wrap;gap:var(--row-gap,var(--gap)) var(--gap)}
.even>*{flex:1 1 calc((100% - (var(--row) - 1)*var(--gap))/var(--row) - .1px);min-width:0}
${rules('.even.phone')}
@media(min-width:560px){${rules('.even.tablet')}}
@media(min-width:960px){${rules('.even.wide')}
${rules('.head-beside .even.beside')}}
`;
