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

const INDIRECT = new PhraseTable({ indirect: indirectQuestions });
const WISHES = new PhraseTable({ wish: wishes });
/** Most words of a fragment such as 'for a bakery'. */
const FRAGMENT = 4;
const PRONOUNS: Readonly<Record<string, NonNullable<MessageRequest['pronoun']>>> = {
  she: 'she',
  her: 'she',
  hers: 'she',
  he: 'he',
  him: 'he',
  his: 'he',
  they: 'they',
  them: 'they',
  their: 'they',
  those: 'they',
  these: 'they',
  it: 'it',
  its: 'it',
  that: 'it',
  this: 'it',
};

/** Whether words at a place begin a question: 'how much', 'do you', 'is there'. */
export function opensQuestion(tokens: readonly Token[], at = 0): boolean {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  if (questionWords.has(first)) {
    if (/^(when|what|where|which|who)$/.test(first) && /^(i|we)$/.test(second)) return false;
    return (
      auxiliaries.has(second) ||
      at === 0 ||
      (first === 'how' && /^(much|many|long|soon|fast|often|big|about|come)$/.test(second)) ||
      second === 'about' ||
      second === 'kind'
    );
  }
  return (
    auxiliaries.has(first) &&
    (subjects.has(second) || (second === 'not' && subjects.has(tokens[at + 2]?.word ?? '')))
  );
}

/** Whether a request asks something. */
export function isQuestion(raw: string, tokens: readonly Token[]): boolean {
  if (/\?["')\s]*$/.test(raw)) return true;
  const start = /^(and|but|or|also|then)$/.test(tokens[0]?.word ?? '') ? 1 : 0;
  return opensQuestion(tokens, start) || INDIRECT.find(withoutPunctuation(tokens)).length > 0;
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
    const pronoun = Object.hasOwn(PRONOUNS, word) ? PRONOUNS[word] : undefined;
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
