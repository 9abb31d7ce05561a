import { figureKey, figuresIn, numbersIn } from '../../fixtures/figures/figures-in';
import type { StatedFacts } from './stated-figures';

/** Promises and confirmations, which the assistant cannot give. */
const PROMISES = [
  /\b(?:we|i)(?: can|['’]ll| will)? (?:guarantee|promise)\b/gi,
  /\bguaranteed\b|\bmoney.back\b/gi,
  /\b(?:is|are|you['’]re|it['’]s|been) (?:now |all )?(?:confirmed|booked|scheduled|refunded)\b/gi,
];

/** Words shortly before or right after a promise that take it back. */
const REFUSAL =
  /\b(?:not|no|never|nothing|nobody|neither|cannot|without|if|once|until|be careful)\b|n['’]t\b/i;
const CONDITION = /^\W*(?:only|once|when|after|until)\b/i;
const REFUSAL_REACH = 40;

/**
 * Amounts, percentages, time spans and promises that nobody stated.
 * @param said the visitor's messages in this conversation.
 * @param quoted keys of the figures that the price rules give; see `figureKey`.
 */
export function inventionsIn(
  answer: string,
  said: readonly string[],
  stated: StatedFacts,
  quoted: ReadonlySet<string>,
): string[] {
  const numbers = numbersIn(said.join('\n'));
  const saidFigures = new Set(figuresIn(said.join('\n')).map(figureKey));
  const figures = figuresIn(answer).filter((figure) => {
    const key = figureKey(figure);
    const isSaid = saidFigures.has(key) || (figure.kind !== 'minutes' && numbers.has(figure.value));
    return !isSaid && !stated.figures.has(key) && !quoted.has(key);
  });
  const promises = PROMISES.flatMap((promise) => [...answer.matchAll(promise)])
    .filter(({ index }) => !REFUSAL.test(answer.slice(Math.max(0, index - REFUSAL_REACH), index)))
    .filter(({ 0: words, index }) => !CONDITION.test(answer.slice(index + words.length)))
    .filter(({ 0: words, index }) => {
      // On the page: "What we can promise is the work".
      const here = answer.slice(index, index + words.length + 12).toLowerCase();
      return !stated.text.includes(here);
    });
  return [...figures.map(({ text }) => text), ...promises.map(([words]) => words)];
}
