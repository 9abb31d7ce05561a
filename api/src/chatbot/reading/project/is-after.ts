import type { Token } from '../../../english/tokens.js';

/** Whether one of the phrases stands right before a word. */
export function isAfter(
  tokens: readonly Token[],
  index: number,
  phrases: readonly string[],
): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index).map(({ word }) => word);
  const said = ` ${before.join(' ').replaceAll(" '", "'")}`;
  return phrases.some((phrase) => said.endsWith(` ${phrase}`));
}
