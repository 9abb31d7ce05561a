import { FIGURE_PATTERNS, type FigureKind } from './figure-patterns.js';
import { withDigits } from './with-digits.js';

/** Numbers up to this one may stand alone in a reply ("two ways to do it"). */
const FREE_COUNT = 10;

/** Units and days by the name they are compared by; plurals without their s. */
const SAME: ReadonlyMap<string, string> = new Map(
  `minute min minuto; hour hr hora hourly; day día dia daily; week wk semana weekly semanal;
  month mo mes mese monthly mensual mensuale; quarter quarterly; year yr año yearly annual annually anual anuale;
  second segundo; business working hábile; monday lune; tuesday marte; wednesday miércole; thursday jueve;
  friday vierne; saturday sábado; sunday domingo`
    .split(/;\s+/)
    .flatMap((line) => {
      const [name = '', ...others] = line.split(/\s+/);
      return [name, ...others].map((other): [string, string] => [other, name]);
    }),
);

/** Words of a figure that say nothing about its size. */
const IDLE = new Set(
  'a an un una the in within after for about under than take just only roughly around over en dentro de per each every al por cada full short more extra calendar solid mere of'.split(
    ' ',
  ),
);

/**
 * The figures of a text, each as kind and value, such as `time:6 10 week` or `money:4000`. Texts that say the same in
 * digits, in words, in English or in Spanish yield the same figures.
 * @param text as `plainText` returns it
 */
export function figuresIn(text: string): Set<string> {
  const found = new Set<string>();
  let rest = withDigits(text.toLowerCase().replace(/^\s*(?:[-+•]|\d{1,2}[.)])\s+/gm, ''));
  for (const { kind, pattern } of FIGURE_PATTERNS) {
    rest = rest.replace(pattern, (match) => {
      for (const value of valuesOf(kind, match)) found.add(`${kind}:${value}`);
      return ' ; ';
    });
  }
  return found;
}

function valuesOf(kind: FigureKind, match: string): readonly string[] {
  const numbers = match.match(/\d+(?:\.\d+)?/g) ?? [];
  switch (kind) {
    case 'count':
      return numbers.filter((number) => Number(number) > FREE_COUNT);
    case 'money':
      return numbers.length > 0 ? numbers : [match];
    case 'share':
      if (numbers.length > 0) return numbers;
      return [/third/.test(match) ? '33' : /quarter/.test(match) ? '25' : '50'];
    case 'clock':
      return [match.replace(/[ .]|:00/g, '')];
    case 'time':
      return [timeOf(match)];
    default:
      return [words(match).join(' ')];
  }
}

function timeOf(match: string): string {
  if (/half an hour|media hora/.test(match)) return '30 minute';
  const said = words(match).filter((word) => !['to', 'or', 'and', 'o', 'y'].includes(word));
  return /\d/.test(match) || !/\b(?:an?|una?)\b/.test(match)
    ? said.join(' ')
    : `1 ${said.join(' ')}`;
}

function words(match: string): string[] {
  const all = match.match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? [];
  const named = all
    .map(
      (word) =>
        SAME.get(word) ?? SAME.get(word.replace(/s$/, '')) ?? word.replace(/(?<=\p{L}{2})s$/u, ''),
    )
    .filter((word) => !IDLE.has(word));
  // "2 días hábiles" and "2 business days" put the kind of day at different places.
  return named.includes('business')
    ? [...named.filter((word) => word !== 'business' && word !== 'day'), 'business day']
    : named;
}
