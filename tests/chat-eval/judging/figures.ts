/** A figure that a text states. Values are in dollars, percent, minutes or months. */
export interface Figure {
  kind: 'amount' | 'share' | 'minutes' | 'months';
  value: number;
  /** As it was written. */
  text: string;
}

/** Number words in English and Spanish. */
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  catorce: 14,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cincuenta: 50,
  sesenta: 60,
  noventa: 90,
};

/** Units of time, English and Spanish. Months and days do not convert into each other. */
const UNITS: readonly [pattern: string, kind: 'minutes' | 'months', factor: number][] = [
  ['min(?:ute|uto)?s?', 'minutes', 1],
  ['(?:hours?|hrs?|horas?)', 'minutes', 60],
  ['(?:days?|d[ií]as?)', 'minutes', 24 * 60],
  ['(?:weeks?|wks?|semanas?)', 'minutes', 7 * 24 * 60],
  ['(?:months?|mes(?:es)?)', 'months', 1],
  ['(?:years?|yrs?|años?)', 'months', 12],
];

const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const NUMBER = `(?:${DIGITS}|\\b(?:${Object.keys(WORDS).join('|')})\\b)`;
const AMOUNT = new RegExp(
  `\\$\\s?(${DIGITS})(\\s?k\\b)?|(${DIGITS})(\\s?k)?\\s?(?:dollars|bucks|d[oó]lares)\\b`,
  'gi',
);
const SHARE = new RegExp(`(${NUMBER})\\s?(?:%|percent\\b|por ciento\\b)`, 'gi');
const SPANS = UNITS.map(([unit, kind, factor]) => ({
  kind,
  factor,
  pattern: new RegExp(
    `(${NUMBER})\\+?(?:\\s?(?:-|–|to|or|and|a|o|y)\\s?(${NUMBER}))?[\\s-]+(?:(?:business|working|paid|full|calendar|more|additional)\\s)?${unit}\\b`,
    'gi',
  ),
}));
const BARE = new RegExp(`(${NUMBER})(\\s?k\\b)?`, 'gi');

/** All amounts, percentages and time spans of a text. */
export function figuresIn(text: string): Figure[] {
  const figures: Figure[] = [];
  for (const [whole, first, k, second, k2] of text.matchAll(AMOUNT)) {
    const thousands = (k ?? k2) === undefined ? 1 : 1000;
    figures.push({
      kind: 'amount',
      value: numberOf(first ?? second ?? '') * thousands,
      text: whole,
    });
  }
  for (const [whole, share = ''] of text.matchAll(SHARE)) {
    figures.push({ kind: 'share', value: numberOf(share), text: whole });
  }
  for (const { kind, factor, pattern } of SPANS) {
    for (const [whole, from, to] of text.matchAll(pattern)) {
      for (const end of [from, to]) {
        if (end !== undefined) figures.push({ kind, value: numberOf(end) * factor, text: whole });
      }
    }
  }
  return figures;
}

/** All numbers of a text, whatever they count. `3k` is 3000 as well as 3. */
export function numbersIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, written = '', k] of text.matchAll(BARE)) {
    numbers.add(numberOf(written));
    if (k !== undefined) numbers.add(numberOf(written) * 1000);
  }
  return numbers;
}

/** For sets of figures: equal for figures that say the same, such as `24 hours` and `one day`. */
export const figureKey = ({ kind, value }: Pick<Figure, 'kind' | 'value'>): string =>
  `${kind} ${value}`;

const numberOf = (written: string): number =>
  WORDS[written.toLowerCase()] ?? Number(written.replaceAll(',', ''));
