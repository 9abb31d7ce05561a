import type { Token } from '../../../english/tokens.js';
import { PhraseTable } from '../phrase-table.js';
import type { MessageRequest } from '../reading.js';
import {
  auxiliaries,
  indirectQuestions,
  questionWords,
  subjects,
  wishes,
} from '../vocabulary/shorthand.js';
import { wordsOf } from '../vocabulary/word-list.js';

const INDIRECT = new PhraseTable({ indirect: indirectQuestions });
const WISHES = new PhraseTable({ wish: wishes });
/** Words before a question word: 'since when', 'for how long'. */
const BEFORE_QUESTION = wordsOf('since until till by for from with to at about');
/** Relative words: 'a page to which people go'. */
const RELATIVE = wordsOf('which whose whom where');
/** Words before a wish that turn it around: 'I do not want to'. */
const TURNED = wordsOf('not never did they he she who people');
/** What follows a wish to say something: 'I want to be upfront'. */
const SAYING =
  /^to (just )?(be (upfront|up front|honest|clear|frank|open)|say|thank|mention|start|begin|add|explain|tell|point)\b/;
/** Words that open a request without asking anything. */
const LEADING = wordsOf('and but or also then plus n so & / ,');
const NOUN_OPENERS = wordsOf('do does did is are will would can could should');
const PAST = wordsOf(
  'got went had made told said paid came saw ran left lost found thought knew took felt kept',
);
/** Words before an order. */
const BEFORE_ORDER = wordsOf('for now so and then but also please kindly just simply first only');
/** Most words of a fragment such as 'for a bakery'. */
const FRAGMENT = 4;
/** Longest request whose last word may point at what was said: 'are we stuck in a contract for that', in words. */
const POINTING = 10;
const BEFORE_POINTER = wordsOf('for with about of on in from to by');
const POINTERS = wordsOf('that it this those them');
const STATED = wordsOf('i you we they he she it');
/** Words after which an opening verb asks nothing: 'would love a site', 'do not call'. */
const UNASKED = wordsOf('somebody someone not love like do be need appreciate prefer call');
const PRONOUNS = {
  she: wordsOf('she her hers'),
  he: wordsOf('he him his'),
  they: wordsOf('they them their those these'),
  it: wordsOf('it its that this'),
} as const;

/** Whether words begin a question: 'how much', 'do you', 'is there'. */
export function opensQuestion(tokens: readonly Token[]): boolean {
  const [first = '', second = '', third = ''] = tokens.map(({ word }) => word);
  if (BEFORE_QUESTION.has(first) && questionWords.has(second) && !RELATIVE.has(second))
    return !STATED.has(third) && !(second === 'what' && /^\W?$/.test(third));
  // 'What I need', 'when I log in' and 'how you work' tell something.
  if (questionWords.has(first))
    return first === 'how' ? !STATED.has(second) : !/^(i|we)$/.test(second);
  if (first === 'whether') return true;
  if (first === 'have' && /^some(body|one)$/.test(second)) return false;
  return (
    auxiliaries.has(first) && (subjects.has(second) || (second === 'not' && STATED.has(third)))
  );
}

/** Whether a request asks something. */
export function isQuestion(raw: string, tokens: readonly Token[]): boolean {
  if (/\?["')\s]*$/.test(raw)) return true;
  const start = tokens.findIndex(({ word }) => !LEADING.has(word));
  const said = tokens.slice(Math.max(0, start));
  const isInverted =
    auxiliaries.has(said[0]?.word ?? '') && said.length > 2 && !UNASKED.has(said[1]?.word ?? '');
  return opensQuestion(said) || isInverted || INDIRECT.find(withoutPunctuation(tokens)).length > 0;
}

/** Whether a question continues with a thing of its own: 'and will Google find me', 'and does parking cost'. */
export function opensNounQuestion(tokens: readonly Token[]): boolean {
  const [first, second, ...rest] = tokens;
  return (
    NOUN_OPENERS.has(first?.word ?? '') &&
    /NOUN|PROPN|VERB|DET/.test(second?.part ?? '') &&
    rest.slice(0, 4).some(({ part }) => /VERB|ADJ|ADV/.test(part))
  );
}

/**
 * Whether a sentence of a long message wishes something of the agency. A story has wishes too: 'they did not want to',
 * 'then people call me'.
 */
export function isWish(tokens: readonly Token[]): boolean {
  const words = withoutPunctuation(tokens);
  // 'For now, just delete it'.
  const first = words.find(({ word }) => !BEFORE_ORDER.has(word));
  const isOrder = first?.part === 'VERB' && !/(ing|ed)$/.test(first.word) && !PAST.has(first.word);
  return (
    isOrder ||
    WISHES.find(words).some(
      ({ start, end }) =>
        !words.slice(Math.max(0, start - 2), start).some(({ word }) => TURNED.has(word)) &&
        !SAYING.test(
          words
            .slice(end, end + 4)
            .map(({ word }) => word)
            .join(' '),
        ),
    )
  );
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
    /^(and|but|or|plus|also|versus|vs) |^(what|how) about/.test(opening) ||
    (words.length <= POINTING &&
      BEFORE_POINTER.has(words.at(-2)?.word ?? '') &&
      POINTERS.has(words.at(-1)?.word ?? ''));
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
