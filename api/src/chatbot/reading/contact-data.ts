import { placeIn } from './places.js';
import type { ContactData } from './reading.js';
import type { Token } from './tokens.js';
import { firstNames, notNames } from './vocabulary/first-names.js';
import { phrasesOf, wordsOf } from './vocabulary/word-list.js';

export const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,24}/i;
/** A North American number; area code and exchange do not begin with 0 or 1. */
export const PHONE =
  /(?<![\d$.#-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?![\d%]|[.,]\d)/g;
const NUMBERED =
  /\b(order|invoice|ticket|case|account|po|reference|ref|tracking)( number| no\.?| nr)?[ :#]*$/i;
/** Words that may stand beside contact data without being a name. */
const MOST_WORDS_BESIDE = 8;
const COMPANY_ENDS = wordsOf(
  'and but , . ! ? ; : ( - i we my our is are was it who that looking here need needs at in on call',
);
const SURE_NAME = phrasesOf("my name is, my name's, name is, name's, i am called, me llamo");
const LIKELY_NAME = phrasesOf("i am, i'm, im, this is, it is, it's, its, soy, call me, ask for");
const COMPANY =
  phrasesOf(`i run, i own, we run, we own, owner of, on behalf of, company called, business called, shop called,
  company is called, business is called, company is, business is, company named, we are, i am with, i'm with, im with, i am from, i'm from, im from, we are from,
  calling from, writing from`);

/** How to reach the visitor, as far as the message says. */
export function contactIn(text: string, tokens: readonly Token[], signature: string): ContactData {
  const email = EMAIL.exec(text)?.[0];
  const phone = [...text.matchAll(PHONE)]
    .find(({ index }) => !NUMBERED.test(text.slice(Math.max(0, index - 30), index)))?.[0]
    ?.trim();
  const found =
    nameIn(tokens) ??
    nameBeside(text, email, phone) ??
    nameAlone(signature.split(/[,\d(+]| - /)[0] ?? '');
  const company = companyIn(tokens, found);
  return {
    ...(found !== undefined && { name: found }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
  };
}

/** 'My name is Bob Olson', 'im dave', 'bob olson here'. */
function nameIn(tokens: readonly Token[]): string | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const isSure = isAfter(tokens, index, SURE_NAME);
    if (isSure || isAfter(tokens, index, LIKELY_NAME)) {
      const name = nameAt(tokens, index, isSure);
      if (name !== undefined) return name;
    }
    if (tokens[index]?.word === 'here' && index > 0 && index <= 5) {
      const start = Math.max(
        0,
        tokens.slice(0, index).findLastIndex(({ part }) => part === 'PUNCT' || part === 'INTJ') + 1,
      );
      const name = index - start <= 3 ? nameAt(tokens.slice(0, index), start, false) : undefined;
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

/** A name of one to three words from a word on. */
function nameAt(tokens: readonly Token[], start: number, isSure: boolean): string | undefined {
  const first = tokens[start];
  if (first === undefined || !isNameLike(first) || !(isSure || isName(first))) return undefined;
  const words = [first];
  for (const token of tokens.slice(start + 1, start + 3)) {
    const isCapital = /^\p{Lu}/u.test(token.raw) && token.raw !== 'I';
    const isWritten = /^\p{Lu}/u.test(first.raw)
      ? isCapital
      : isSure || ['NOUN', 'PROPN'].includes(token.part);
    if (
      !isNameLike(token) ||
      !isWritten ||
      (['VERB', 'AUX', 'ADP', 'PRON', 'CCONJ'].includes(token.part) && !isCapital)
    )
      break;
    words.push(token);
  }
  return words.map(({ raw }) => raw.charAt(0).toUpperCase() + raw.slice(1)).join(' ');
}

const isNameLike = ({ raw, word }: Token) =>
  /^\p{L}[\p{L}'-]*\.?$/u.test(raw) && !notNames.has(word);

/** A frequent first name, or a word with a capital that is no place. */
function isName(token: Token): boolean {
  if (firstNames.has(token.word)) return true;
  const isProper = /^\p{Lu}\p{Ll}+/u.test(token.raw) && (token.part === 'PROPN' || !token.isKnown);
  return isProper && Object.keys(placeIn([token])).length === 0;
}

/** 'Bob, 612-555-0100': in a short message, what stands beside the email or phone number. */
function nameBeside(
  text: string,
  email: string | undefined,
  phone: string | undefined,
): string | undefined {
  if (email === undefined && phone === undefined) return undefined;
  const rest = text.replace(email ?? '', ',').replace(phone ?? '', ',');
  if (rest.split(/[\s,]+/).length > MOST_WORDS_BESIDE + 2) return undefined;
  return rest
    .split(/[,\n;.:()]| - /)
    .map(nameAlone)
    .find((name) => name !== undefined);
}

/** A text that is nothing but a name. */
function nameAlone(text: string): string | undefined {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(thanks|best|regards|from|its|name|and|or|is|at)$/i.test(word));
  const isAll =
    words.length >= 1 &&
    words.length <= 3 &&
    words.every((word) => /^\p{L}[\p{L}'-]*\.?$/u.test(word) && !notNames.has(word.toLowerCase()));
  const isOne =
    firstNames.has(words[0]?.toLowerCase() ?? '') ||
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isAll && isOne
    ? words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
    : undefined;
}

/** 'I run Olson HVAC', 'dave from Lake Bakery'. */
function companyIn(tokens: readonly Token[], name: string | undefined): string | undefined {
  const lastName = name?.split(' ').at(-1)?.toLowerCase();
  for (let start = 1; start < tokens.length; start += 1) {
    const before = tokens[start - 1]?.word ?? '';
    const isAfterName =
      lastName !== undefined &&
      tokens[start - 2]?.word === lastName &&
      /^(from|with|at|of)$/.test(before);
    if (!isAfterName && !isAfter(tokens, start, COMPANY)) continue;
    const rest = tokens.slice(start, start + 5);
    const end = rest.findIndex(({ word }) => COMPANY_ENDS.has(word));
    const run = end < 0 ? rest : rest.slice(0, end);
    const proper = run.findIndex(
      ({ raw, word }) => !/^[\p{Lu}\d&]/u.test(raw) && !/^(of|and|the|'s)$/.test(word),
    );
    const words = isAfterName ? run : proper < 0 ? run : run.slice(0, proper);
    if (isCompany(words, isAfterName))
      return words
        .map(({ raw }) => raw.charAt(0).toUpperCase() + raw.slice(1))
        .join(' ')
        .replaceAll(" 's", "'s")
        .replace(/ '[Ss]/, "'s");
  }
  return undefined;
}

function isCompany(words: readonly Token[], isAfterName: boolean): boolean {
  const [first] = words;
  if (first === undefined || /^(a|an|the|my|our|your|scratch|me|you)$/.test(first.word))
    return false;
  const isPlace = Object.keys(placeIn(words)).length > 0 && words.length <= 2;
  const isNoName = words.length === 1 && notNames.has(first.word);
  const isPlainName = words.length === 1 && firstNames.has(first.word);
  return (
    !isPlace &&
    !isPlainName &&
    !isNoName &&
    !/^\d+$/.test(first.word) &&
    (isAfterName || first.part !== 'VERB')
  );
}

/** Whether one of the phrases stands right before a word. */
function isAfter(tokens: readonly Token[], index: number, phrases: readonly string[]): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index).map(({ word }) => word);
  const said = ` ${before.join(' ').replaceAll(" '", "'")}`;
  return phrases.some((phrase) => said.endsWith(` ${phrase}`));
}
