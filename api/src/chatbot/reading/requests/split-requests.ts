import { type Sentence, sentencesOf, type Token } from '../../../english/tokens.js';
import { closings, openings, shorthand } from '../vocabulary/shorthand.js';
import { phrasesOf, wordsOf } from '../vocabulary/word-list.js';
import { type Piece, pieceOf } from './piece.js';
import { isFragment, isQuestion, opensNounQuestion, opensQuestion } from './question-form.js';
import { storyRequests, withPlaceInStory } from './story-requests.js';

/** From this length on, in characters, a message tells a story around what it asks. */
export const LONG = 250;
/** Ends like a question. */
const MARKED = /\?["')\s]*$/;
/** Words of a clause that belongs to the question after it: 'if we cancel, what do we owe'. */
const CONDITIONS = wordsOf(
  'if when since because once after before while as unless suppose with without',
);
/** A line of this length without an end mark goes on in the next one. */
const FULL_LINE = 60;
const JOINTS = wordsOf('and also plus but or then so n & / + ; ,');
/** Words after a joint that say nothing: 'so basically can you'. */
const FILLERS = wordsOf('also then basically actually just well ok okay um plus if not');
/** Words that a question opens with: joints, fillers and up to six more are looked at. */
const OPENING = 6;
/** Most words after a joint that are looked at, fillers included. */
const NEAR = 14;
/** From this many words on, 'who' after a comma tells more about somebody. */
const LONG_CLAUSE = 12;
const EMPTY = new Set([...phrasesOf(openings), ...phrasesOf(closings)]);

/** What a message asks and tells, and the story around it. */
export interface Pieces {
  /** At least one. */
  requests: readonly Piece[];
  story: readonly Piece[];
  /** All sentences in plain English, greetings left out; the last ones of many. */
  sentences: readonly string[];
}

/** Most sentences that are kept of a message. */
const MOST_SENTENCES = 12;

/** Splits a message into its requests. Statements of a long message are its story. */
export function splitRequests(body: string): Pieces {
  const isLong = body.length > LONG;
  const hasMark = body.includes('?');
  const pieces = linesOf(body.replace(/(?<=\p{L})(?:\.{2,}|…)\s+/gu, '. '))
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const isMarked = MARKED.test(sentence.raw);
      // A story goes on after 'and how'. Where it marks its questions, only those are taken apart.
      const parts = isLong && hasMark && !isMarked ? [sentence.raw] : questionsOf(sentence);
      return parts.map((raw) => ({ ...pieceOf(raw), isMarked }));
    });
  const meant = pieces.filter(({ plain }) => !EMPTY.has(plain.replace(/[^\p{L}\d ]/gu, '').trim()));
  const said = (meant.length > 0 ? meant : [pieces.at(-1) ?? pieceOf(body)]).reduce(
    withFragment,
    [],
  );
  const sentences = said.map(({ plain }) => plain).slice(-MOST_SENTENCES);
  if (!isLong) return { requests: said, story: [], sentences };
  const requests = storyRequests(said);
  if (requests.length === 0)
    return { requests: said.slice(-1), story: said.slice(0, -1), sentences };
  return {
    requests: requests.map((piece) => withPlaceInStory(piece, said)),
    story: said.filter((piece) => !requests.includes(piece)),
    sentences,
  };
}

/** A fragment belongs to the statement before it: 'I need a site', '5 pages', 'no blog'. */
function withFragment(said: readonly Piece[], piece: Piece): Piece[] {
  const last = said.at(-1);
  const isApart =
    last === undefined || isQuestion(last.raw, last.tokens) || isQuestion(piece.raw, piece.tokens);
  if (isApart || !isFragment(piece.tokens)) return [...said, piece];
  return [...said.slice(0, -1), pieceOf(`${last.raw.replace(/[.!]$/, '')}, ${piece.raw}`)];
}

function linesOf(body: string): string[] {
  const lines: string[] = [];
  for (const line of body.split('\n').map((text) => text.trim())) {
    const last = lines.at(-1);
    const goesOn =
      last !== undefined &&
      last.length > FULL_LINE &&
      !/[.!?:]$/.test(last) &&
      /^\p{Ll}/u.test(line);
    if (goesOn) lines[lines.length - 1] = `${last} ${line}`;
    else lines.push(line);
  }
  return lines.filter((line) => line !== '');
}

/** 'How much is a store and how long does it take' are two questions; 'design and development' is one thing. */
function questionsOf({ raw, tokens }: Sentence): string[] {
  const parts: string[] = [];
  let [from, at, first] = [0, 0, 0];
  tokens.forEach((token, index) => {
    const place = raw.indexOf(token.raw, at);
    const isJoint =
      index > (token.word === '/' ? 0 : 1) &&
      JOINTS.has(token.word) &&
      !JOINTS.has(tokens[index - 1]?.word ?? '');
    if (isJoint && splitsAt(tokens.slice(first, index), tokens.slice(index, index + NEAR))) {
      parts.push(raw.slice(from, place));
      [from, first] = [place, index];
    }
    at = place + token.raw.length;
  });
  return [...parts, raw.slice(from)]
    .map((part) => part.replace(/^[\s,;/+&]+|[\s,]+$/g, ''))
    .filter((part) => part !== '');
}

/** Whether a question of its own begins after a joint. */
function splitsAt(before: readonly Token[], after: readonly Token[]): boolean {
  const start = after.findIndex(({ word }) => !JOINTS.has(word) && !FILLERS.has(word));
  const next = expanded(after.slice(Math.max(0, start), start + OPENING));
  // 'Are you closed or what'.
  if (next.filter(({ part }) => part !== 'PUNCT').length < 2 && after[0]?.word === 'or')
    return false;
  const clause = before.slice(
    Math.max(
      0,
      before.findIndex(({ word }) => !JOINTS.has(word) && !FILLERS.has(word)),
    ),
  );
  if (CONDITIONS.has(clause[0]?.word ?? '') && !opensQuestion(expanded(clause))) return false;
  const opening = expanded(before.slice(0, OPENING)).filter(({ word }) => !JOINTS.has(word));
  // 'Is it included or is that extra' asks one thing.
  const isAlternative =
    after[0]?.word === 'or' &&
    /^(is|are|does|do|was)$/.test(next[0]?.word ?? '') &&
    /^(it|that|this|they)$/.test(next[1]?.word ?? '') &&
    /^(is|are|does|do|was)$/.test(opening[0]?.word ?? '');
  if (isAlternative || (after[0]?.word === ',' && start === 1 && isRelative(next, before)))
    return false;
  // 'This is Bob, is the owner around'.
  const isNamed = after[0]?.word === ',' && /^(NOUN|PROPN|DET)$/.test(next[1]?.part ?? '');
  return opensQuestion(next) || ((isNamed || opensQuestion(opening)) && opensNounQuestion(next));
}

/** 'The sale, which opens in May' goes on; 'nice work, who drew it' asks. */
function isRelative(next: readonly Token[], before: readonly Token[]): boolean {
  const [first, second, third, ...further] = next;
  switch (first?.word) {
    case 'which':
    case 'whose':
      return (
        !/NOUN|PROPN|NUM/.test(second?.part ?? '') &&
        second?.word !== 'one' &&
        !isAsked(before, third, further[0])
      );
    case 'who':
      return before.length > LONG_CLAUSE;
    case 'when':
    case 'where':
      return !(second?.part === 'AUX' && /PRON|DET|NOUN|PROPN/.test(third?.part ?? ''));
    default:
      return false;
  }
}

/** 'I would like to know one thing, which is in whose name it stands'. */
function isAsked(before: readonly Token[], ...next: readonly (Token | undefined)[]): boolean {
  return (
    before.some(({ word }) => /^(know|ask|question|wonder|wondering)$/.test(word)) &&
    next.some((token) => /^(how|what|who|whose|whether|where|when)$/.test(token?.word ?? ''))
  );
}

/** Shorthand as the words that it stands for. */
function expanded(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) =>
    (shorthand.get(token.word) ?? token.word).split(' ').map((word) => ({ ...token, word })),
  );
}
