import { NUMBER_WORDS } from './number-words.js';

type Step = [RegExp, (first: number, second: number) => number];

const sum = (first: number, second: number) => first + second;
const times = (scale: number) => (count: number) => Math.round(count * scale);

/** Joins the parts of one number, smallest first: "20 5" is 25, "4 *1000 500" is 4500. */
const STEPS: readonly Step[] = [
  [/\b([2-9]0)(?:[ -]| y )([1-9])\b(?!\.?\d)/g, sum],
  [/(?:(\d+(?:\.\d+)?)[ -])?\*(?=100\b)(100)/g, times(100)],
  [/\b([1-9]00)(?: and |[ -])(\d{1,2})\b(?!\.?\d)/g, sum],
  [/(?:(\d+(?:\.\d+)?)[ -])?\*(?=1000\b)(1000)/g, times(1_000)],
  [/\b([1-9]\d*000)(?: and |[ -])(\d{1,3})\b(?!\.?\d)/g, sum],
  [/(?:(\d+(?:\.\d+)?)[ -])?\*(?=1000000\b)(1000000)/g, times(1_000_000)],
];

/**
 * Writes all numbers of a text in the same way: `four thousand`, `4k`, `4,000` and `4.000` become `4000`; `five grand`
 * becomes `5000 dollars`; `a couple of weeks` becomes `2 weeks`.
 * @param text in lower case, without asterisks
 */
export function withDigits(text: string): string {
  const words = text
    .replace(/(\d)[,.'](?=\d{3}(?!\d))/g, '$1')
    .replace(/[$€£]?\s?\b(\d+(?:\.\d+)?)\s?k\b/g, (_, value: string) => `$${Number(value) * 1_000}`)
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\b(?:a )?(?:couple|pair)(?: of)?(?= )|\bun par(?: de)?(?= )/g, '2')
    .replace(/\b(?:an?|una?|one) (?=(?:hundred|thousand|grand|million|dozen|millón)\b)/g, '')
    .replace(/\p{L}+/gu, (word) => NUMBER_WORDS.get(word) ?? word);
  return STEPS.reduce(
    (joined, [pattern, join]) =>
      joined.replace(pattern, (_, first: string | undefined, second: string) =>
        String(join(Number(first ?? 1), Number(second))),
      ),
    words,
  );
}
