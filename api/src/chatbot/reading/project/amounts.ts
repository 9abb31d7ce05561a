import { numberWords } from '../../../english/numbers.js';
import type { Token } from '../../../english/tokens.js';
import type { Amount } from '../reading.js';
import { wordsOf } from '../vocabulary/word-list.js';

const UNITS = wordsOf('$ dollar dollars bucks usd');
const THOUSANDS = wordsOf('k grand thousand');
/** Words that make an amount the visitor's own. */
const OWN = wordsOf(
  'have budget spend afford for under below max maximum got within than up around',
);
/** Words before which a bare number can be an amount: 'my budget is 3000', 'can you do it for 3000'. */
const BARE = wordsOf('budget spend afford for under max maximum have only');
/** Words that ask about an amount instead: 'is it 500 for hosting'. */
const ASKED = wordsOf('why cost costs charge charged said says price fee is was pay');
/** Smaller bare numbers count things. */
const LEAST_BARE = 300;
/** Larger numbers are no budgets. */
const MOST = 1_000_000;
/** How many words before an amount may tell whose it is. */
const REACH = 5;

/** The amounts of money in a request. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = [];
  tokens.forEach(({ word }, index) => {
    if (!/^\d[\d,]*(\.\d+)?$/.test(word) && !numberWords.has(word)) return;
    const [before, after, next] = [
      tokens[index - 1]?.word,
      tokens[index + 1]?.word ?? '',
      tokens[index + 2]?.word ?? '',
    ];
    const isThousands = THOUSANDS.has(after);
    const isMoney =
      before === '$' ||
      UNITS.has(after) ||
      after === 'k' ||
      after === 'grand' ||
      (isThousands && UNITS.has(next));
    const value =
      (numberWords.get(word) ?? Number(word.replaceAll(',', ''))) * (isThousands ? 1000 : 1);
    const cue = tokens.slice(Math.max(0, index - REACH), index).map((token) => token.word);
    const isBare =
      value >= LEAST_BARE &&
      !/^(since|in|from|of)$/.test(before ?? '') &&
      cue.some((said) => BARE.has(said)) &&
      isAlone(tokens[index + (isThousands ? 2 : 1)]);
    if (!isMoney && !isBare) return;
    const dollars = Math.round(value);
    if (dollars > 0 && dollars <= MOST)
      amounts.push({ dollars, isVisitors: isOwn(cue) || isTop(tokens, index) });
  });
  return amounts;
}

/** Whether nothing that can be counted follows: not '500 products'. */
function isAlone(after: Token | undefined): boolean {
  return after === undefined || !['NOUN', 'PROPN', 'ADJ', 'NUM', 'SYM'].includes(after.part);
}

function isOwn(cue: readonly string[]): boolean {
  const own = cue.findLastIndex((word) => OWN.has(word));
  const asked = cue.findLastIndex((word) => ASKED.has(word));
  const isPast = cue.some((word) => /^(made|built|paid|had|bought)$/.test(word));
  return own >= 0 && !isPast && (own > asked || cue.includes('budget'));
}

/** '$3000 max', '5k budget'. */
function isTop(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(index + 1, index + 5)
    .some(({ word }) => /^(max|maximum|budget|tops|limit)$/.test(word));
}
