import { PhraseTable } from './phrase-table.js';
import type { MessageRequest } from './reading.js';
import type { Token } from './tokens.js';
import {
  auxiliaries,
  indirectQuestions,
  questionWords,
  subjects,
  wishes,
} from './vocabulary/shorthand.js';
import { wordsOf } from './vocabulary/word-list.js';

const INDIRECT = new PhraseTable({ indirect: indirectQuestions });
const WISHES = new PhraseTable({ wish: wishes });
/** Most words of a fragment such as 'for a bakery'. */
const FRAGMENT = 4;
const STATED = wordsOf('i you we they he she it');
/** Words after which an opening verb asks nothing: 'would love a site', 'do not call'. */
const UNASKED = wordsOf('not love like do be need appreciate prefer call');
const PRONOUNS = {
  she: wordsOf('she her hers'),
  he: wordsOf('he him his'),
  they: wordsOf('they them their those these'),
  it: wordsOf('it its that this'),
} as const;

/** Whether words begin a question: 'how much', 'do you', 'is there'. */
export function opensQuestion(tokens: readonly Token[]): boolean {
  const [first = '', second = '', third = ''] = tokens.map(({ word }) => word);
  // 'What I need', 'when I log in' and 'how you work' tell something.
  if (questionWords.has(first))
    return first === 'how' ? !STATED.has(second) : !/^(i|we)$/.test(second);
  return (
    auxiliaries.has(first) && (subjects.has(second) || (second === 'not' && subjects.has(third)))
  );
}

/** Whether a request asks something. */
export function isQuestion(raw: string, tokens: readonly Token[]): boolean {
  if (/\?["')\s]*$/.test(raw)) return true;
  const said = tokens.slice(/^(and|but|or|also|then)$/.test(tokens[0]?.word ?? '') ? 1 : 0);
  const isInverted =
    auxiliaries.has(said[0]?.word ?? '') && said.length > 2 && !UNASKED.has(said[1]?.word ?? '');
  return opensQuestion(said) || isInverted || INDIRECT.find(withoutPunctuation(tokens)).length > 0;
}

/** Whether a sentence that asks nothing wishes something: 'I need a site', 'call me', 'fix my menu'. */
export function isWish(tokens: readonly Token[]): boolean {
  return tokens[0]?.part === 'VERB' || WISHES.find(withoutPunctuation(tokens)).length > 0;
}

/** Whether words say too little for a sentence: 'for a bakery', '5 pages'. */
export function isFragment(tokens: readonly Token[]): boolean {
  const words = withoutPunctuation(tokens);
  const isVerb = ({ part, word }: Token) =>
    part === 'AUX' || (part === 'VERB' && !word.endsWith('ing'));
  return words.length <= FRAGMENT && !words.some(isVerb);
}

/** Whether a request makes sense only after others, and the pronoun that shows it. */
export function backReference(
  tokens: readonly Token[],
): Pick<MessageRequest, 'isFollowUp' | 'pronoun'> {
  const words = withoutPunctuation(tokens);
  const pronoun = openPronoun(words);
  const opening = `${words[0]?.word ?? ''} ${words[1]?.word ?? ''}`;
  const isFollowUp =
    pronoun !== undefined ||
    isFragment(tokens) ||
    /^(and|but|or|plus|also) |^(what|how) about/.test(opening);
  return { isFollowUp, ...(pronoun !== undefined && { pronoun }) };
}

/** A pronoun for something that the request itself has not named before. */
function openPronoun(words: readonly Token[]): MessageRequest['pronoun'] {
  const isNamed = words.findIndex(({ part }) => part === 'NOUN' || part === 'PROPN');
  for (const [index, { word }] of words.entries()) {
    const pronoun = (['she', 'he', 'they', 'it'] as const).find((name) => PRONOUNS[name].has(word));
    if (pronoun === undefined) continue;
    if (isNamed >= 0 && isNamed < index) return undefined;
    if (!isEmpty(words, index)) return pronoun;
  }
  return undefined;
}

/** 'How much does it cost to …', 'is it possible to …', 'this week', 'that sells': they stand for nothing said before. */
function isEmpty(words: readonly Token[], index: number): boolean {
  const { word = '' } = words[index] ?? {};
  const next = words[index + 1];
  if (/^(this|that|these|those)$/.test(word)) {
    return (
      next?.part === 'NOUN' ||
      next?.part === 'PROPN' ||
      (word === 'this' && next?.word === 'is') ||
      (word === 'that' && /^(i|we|you|the|my)$/.test(next?.word ?? ''))
    );
  }
  if (word !== 'it') return false;
  return words
    .slice(index + 1, index + 5)
    .some((token, at, rest) => token.word === 'to' && /VERB|ADJ/.test(rest[at - 1]?.part ?? ''));
}

function withoutPunctuation(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ part }) => part !== 'PUNCT');
}
