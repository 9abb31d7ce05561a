import { shorthand } from '../vocabulary/shorthand.js';
import {
  afterFor,
  afterTo,
  beforeBe,
  beforeFor,
  counted,
  droppedG,
  slangPhrases,
} from '../vocabulary/slang.js';
import { wordsOf } from '../vocabulary/word-list.js';

const [AFTER_FOR, BEFORE_FOR, COUNTED, AFTER_TO, BEFORE_BE, DROPPED_G] = [
  afterFor,
  beforeFor,
  counted,
  afterTo,
  beforeBe,
  droppedG,
].map(wordsOf) as [Words, Words, Words, Words, Words, Words];
/** Words before a plain number: 'at 4 the shop closes'. */
const BEFORE_NUMBER = /^(at|after|before|by|until|till|to|from|around|between|of|and|or)$/;
/** Words before 'yr' when it is 'year'. */
const BEFORE_YEAR = wordsOf('a per this last next every each one the');
/** Most words of a slang phrase. */
const LONGEST_SLANG = Math.max(...slangPhrases.map(([said]) => said.split(' ').length));
const SLANG = new Map(slangPhrases);
const SLANG_OPENERS = new Set(slangPhrases.map(([said]) => said.split(' ')[0] ?? ''));

type Words = ReadonlySet<string>;

/** Shorthand and slang of a lower-case text in plain English: 'w bookin' is 'with booking'. */
export function writtenOut(text: string): string {
  const words = text
    .replace(/(\d)[ -]?(?=(pgs?|pp|pagers?|pages?)\b)/g, '$1 ')
    .replace(/(\p{L})-(?=(pagers?|pages?)\b)/gu, '$1 ')
    .replace(/\b(\p{L}{2,}in)'(?!\p{L})/gu, '$1g')
    .split(' ')
    .flatMap((word, index, all) =>
      wordWrittenOut(word, all[index - 1] ?? '', all[index + 1] ?? '', index > 1),
    )
    .flatMap((said) => said.split(' '));
  // Twice: 'my sight is borked' holds two phrases that share a word.
  const plain = withoutSlang(withoutSlang(words).join(' ').split(' ')).join(' ');
  return /[\p{L}\d]/u.test(plain) ? plain : text;
}

function wordWrittenOut(word: string, before: string, after: string, isLate: boolean): string[] {
  const bare = word.replace(/^[("]+|[.,!?;:)"]+$/g, '');
  const start = word.indexOf(bare);
  const [head, tail] = [word.slice(0, start), word.slice(start + bare.length)];
  const isEnd = after === '' || tail !== '';
  const long = inPlace(bare, before, tail === '' ? after : '') ?? meant(bare);
  if (bare === 'hm' && isEnd && after === '' && isLate && !/[.!?,]$/.test(before))
    return [`how much${tail}`];
  if (long === undefined) return [word];
  return `${head}${long}${tail}`.trim() === '' ? [] : [`${head}${long}${tail}`];
}

function meant(bare: string): string | undefined {
  return DROPPED_G.has(bare) ? `${bare}g` : shorthand.get(bare);
}

/** What a word stands for between these neighbors; the word itself where it stands for nothing else. */
function inPlace(bare: string, before: string, after: string): string | undefined {
  const isBetween = before !== '' && after !== '';
  const isAfterNumber = /\d$/.test(before);
  switch (bare) {
    case 'r':
      return after === '' ? undefined : 'are';
    case 'n':
    case '+':
      return after === '' || isAfterNumber ? undefined : 'and';
    case 'w':
      return after === '' ? undefined : 'with';
    case 'b':
      return BEFORE_BE.has(before) && after !== '' ? 'be' : undefined;
    case '4':
      if (!isBetween || isAfterNumber || BEFORE_NUMBER.test(before)) return undefined;
      return AFTER_FOR.has(after) || (BEFORE_FOR.has(before) && !COUNTED.has(after))
        ? 'for'
        : undefined;
    case '2':
      return isBetween && !isAfterNumber && AFTER_TO.has(after) ? 'to' : undefined;
    case 'yr':
      return isAfterNumber || BEFORE_YEAR.has(before) ? 'year' : 'your';
    case 'pp':
    case 'pg':
    case 'pgs':
      return isAfterNumber || /^\p{L}+$/u.test(before) ? (bare === 'pg' ? 'page' : 'pages') : bare;
    // 'Were not computer people', 'were r u'.
    case 'were':
      if (/^(r|u|are|is)$/.test(after)) return 'where';
      return /^[.,!?]?$/.test(before.slice(-1)) &&
        /^(not|a|an|just|located|\p{L}{2,}ing)$/u.test(after)
        ? 'we are'
        : undefined;
    // '3 k' and '10 min' are amounts.
    case 'k':
    case 'mo':
      return isAfterNumber ? bare : undefined;
    default:
      return undefined;
  }
}

/** Phrases of several words; the longest that begins at a word counts. */
function withoutSlang(words: readonly string[]): string[] {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = slangLength(words, at);
    if (length === 0) {
      said.push(words[at] ?? '');
      at += 1;
      continue;
    }
    const phrase = words.slice(at, at + length).join(' ');
    const tail = /[.,!?;:)]*$/.exec(phrase)?.[0] ?? '';
    const plain = `${SLANG.get(phrase.slice(0, phrase.length - tail.length)) ?? ''}${tail}`;
    if (/[\p{L}\d]/u.test(plain)) said.push(plain);
    else if (said.length > 0) said.push(`${said.pop() ?? ''}${plain}`);
    at += length;
  }
  return said.filter((word) => word !== '');
}

function slangLength(words: readonly string[], at: number): number {
  if (!SLANG_OPENERS.has(words[at] ?? '')) return 0;
  for (let length = LONGEST_SLANG; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    if (SLANG.has(phrase.replace(/[.,!?;:)]+$/, ''))) return length;
  }
  return 0;
}
