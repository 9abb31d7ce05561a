import type { Token } from '../../../english/tokens.js';
import { takingWords, wantingWords } from '../vocabulary/kinds.js';

/** How many words after 'without' or 'not' belong to it in any case. */
const REACH = 3;
/** Most words between 'take' and 'out'. */
const MOST_BETWEEN = 6;
/** Words after a thing that take it away: 'the map can go', 'booking is not needed'. */
const UNNEEDED =
  /^(part |thing |stuff )?(can go|could go|can wait|could wait|has to go|have to go|needs to go|is out|are out|is not (needed|necessary|important)|are not (needed|necessary)|is unnecessary|not (needed|necessary|required)|is not needed|can be (dropped|skipped|left out|cut|removed))\b/;

/**
 * Which words stand in a part of a request that takes things away: 'skip the booking', 'take the blog out'.
 * @param isTakingPhrase whether a phrase such as 'get rid of' covers the word at an index
 * @returns for each word whether it is taken away
 */
export function takenAway(
  tokens: readonly Token[],
  isTakingPhrase: (index: number) => boolean,
): boolean[] {
  let takenAt: number | undefined;
  let until: number | undefined;
  return tokens.map((_, index) => {
    const particle = particleAfter(tokens, index);
    if (particle !== undefined) [takenAt, until] = [index, particle];
    else if (isTakingWord(tokens, index) || (isTakingPhrase(index) && takesAway(tokens, index)))
      [takenAt, until] = [index, undefined];
    else if (until !== undefined) {
      if (index > until) [takenAt, until] = [undefined, undefined];
    } else if (takenAt !== undefined && endsTaking(tokens, index, takenAt)) takenAt = undefined;
    return takenAt !== undefined;
  });
}

/** Whether the words after a thing take it away: 'the map can go'. */
export function isUnneeded(after: readonly Token[]): boolean {
  return UNNEEDED.test(textOf(after));
}

/** 'Built from scratch' takes nothing away. */
function isTakingWord(tokens: readonly Token[], index: number): boolean {
  const { word = '' } = tokens[index] ?? {};
  return takingWords.has(word) && !(word === 'scratch' && tokens[index - 1]?.word === 'from');
}

/** Where 'take the blog out' ends. */
function particleAfter(tokens: readonly Token[], index: number): number | undefined {
  if (!/^(take|leave|pull|keep|kick|strip|rip|cut)$/.test(tokens[index]?.word ?? ''))
    return undefined;
  const rest = tokens.slice(index + 2, index + 2 + MOST_BETWEEN);
  const at = rest.findIndex(({ word }) => /^(out|off|away|aside)$/.test(word));
  const comma = rest.findIndex(({ word }) => word === ',');
  return at < 0 || (comma >= 0 && comma < at) ? undefined : index + 2 + at;
}

/** 'Do not want' takes away; 'is not', 'can not', 'why not' and 'do you not' do not. */
function takesAway(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'not') return true;
  return !/\b(is|are|was|were|am|can|could|why|has|have|had|it|do you|are you)$/.test(
    textOf(tokens.slice(0, index)),
  );
}

function endsTaking(tokens: readonly Token[], index: number, takenAt: number): boolean {
  const word = tokens[index]?.word ?? '';
  if (word === ',')
    return !tokens.slice(index).some((token) => token.word === 'or' || token.word === 'nor');
  // 'Swap booking for ordering'.
  if (/^(swap|replace|exchange)/.test(tokens[takenAt]?.word ?? ''))
    return /^(for|with|by)$/.test(word);
  // 'Do not want', 'instead of', 'without having'.
  const isNear = index - takenAt < REACH && !/^(but|just|only|i|we|with)$/.test(word);
  return !isNear && (wantingWords.has(word) || /^\d+$/.test(word));
}

const textOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
