import type { Token } from '../../../english/tokens.js';
import { people } from '../../knowledge/team.js';
import { isAfter } from '../project/is-after.js';
import type { ContactData } from '../reading.js';
import { wordyNames } from '../vocabulary/first-names.js';
import { phrasesOf, wordsOf } from '../vocabulary/word-list.js';
import { isName, isNameLike, isRareWord, nameAlone, TITLES, withCapital } from './name-words.js';

/** Words that may stand beside contact data without being a name. */
const MOST_WORDS_BESIDE = 10;
const SURE_NAME = phrasesOf(
  "my name is, my name's, my names, name is, name's, name :, name -, i am called, i go by, me llamo",
);
const LIKELY_NAME = phrasesOf(
  "i am, i'm, im, this is, it is, it's, its, that is me, that's me, thats me, soy, call me, ask for, reach, call, text, attn, attention",
);
/** After these a name counts only before contact data: 'call Deb at 612 555 0100'. */
const REACHED = phrasesOf('reach, call, text');
const ASKED_FOR = phrasesOf('ask for');
const TEAM = new Set(people.map(({ first }) => first));
const WORDY_NAMES = wordsOf(wordyNames);

/** Where a name is looked for. */
export interface NamedMessage {
  text: string;
  tokens: readonly Token[];
  /** What follows a sign-off. */
  signature: string;
}

/** The visitor's name, as far as a message tells it: 'my name is Bob Olson', 'im dave', 'Bob, 612-555-0100', '- Deb'. */
export function visitorNameIn(
  { text, tokens, signature }: NamedMessage,
  { email, phone }: ContactData,
): string | undefined {
  const contact = { email, phone, ownNames: namesInEmail(email) };
  return (
    nameTold(tokens, contact) ??
    nameBeside(text, tokens, contact) ??
    nameBefore(text, contact) ??
    nameAlone(signature.split(/[,\d(+]| - /)[0] ?? '') ??
    nameSigned(text)
  );
}

interface Contact {
  email: string | undefined;
  phone: string | undefined;
  /** Parts of the email address before its @. */
  ownNames: ReadonlySet<string>;
}

const namesInEmail = (email = '') =>
  new Set(
    (email.toLowerCase().split('@')[0] ?? '').split(/[._+\d-]+/).filter((part) => part.length > 1),
  );

/** 'My name is Bob Olson', 'im dave', 'bob olson here', 'its big mike'. */
function nameTold(tokens: readonly Token[], contact: Contact): string | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const isSure = isAfter(tokens, index, SURE_NAME);
    if (isSure || (isAfter(tokens, index, LIKELY_NAME) && mayBeTold(tokens, index))) {
      const name = nameAt(tokens, index, isSure, contact);
      if (name !== undefined) return name;
    }
    if (tokens[index]?.word === 'here' && index > 0 && index <= 5) {
      const start = Math.max(
        0,
        tokens.slice(0, index).findLastIndex(({ part }) => part === 'PUNCT' || part === 'INTJ') + 1,
      );
      const name =
        index - start <= 3 ? nameAt(tokens.slice(0, index), start, false, contact) : undefined;
      if (name !== undefined) return name;
    }
  }
  return undefined;
}

/** 'Ask for Maya' asks for the agency; 'call Deb' names the visitor only before 'at 612 555 0100'. */
function mayBeTold(tokens: readonly Token[], index: number): boolean {
  const { word = '' } = tokens[index] ?? {};
  const isTeams = TEAM.has(word);
  if (isAfter(tokens, index, ASKED_FOR) && isTeams) return false;
  if (!isAfter(tokens, index, REACHED)) return true;
  return (
    !isTeams &&
    /^(at|on|@|:)$/.test(tokens[index + 1]?.word ?? '') &&
    /[\d@]/.test(tokens[index + 2]?.word ?? '')
  );
}

/** A name of one to three words from a word on. */
function nameAt(
  tokens: readonly Token[],
  start: number,
  isSure: boolean,
  contact: Contact,
): string | undefined {
  const titled = TITLES.has(tokens[start]?.word ?? '') ? tokens[start] : undefined;
  const at = titled === undefined ? start : start + (tokens[start + 1]?.word === '.' ? 2 : 1);
  const first = tokens[at];
  if (first === undefined) return undefined;
  const isOwn = contact.ownNames.has(first.word) && first.word.length > 2;
  const isTold =
    isOwn ||
    (isNameLike(first) &&
      (isSure || isName(first) || (isUnknownName(first, contact) && isClosed(tokens, at)))) ||
    (WORDY_NAMES.has(first.word) && isClosed(tokens, at) && !isAfterIt(tokens, start));
  if (!isTold) return undefined;
  const words = [...(titled === undefined ? [] : [titled]), first];
  for (const token of tokens.slice(at + 1, at + 3)) {
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
  return words.map(({ raw }) => withCapital(raw)).join(' ');
}

/** Beside contact data, a word that no dictionary has: 'its dewayne from the tire shop, 612 555 0100'. */
function isUnknownName({ word, isKnown }: Token, { email, phone }: Contact): boolean {
  return !isKnown && (email ?? phone) !== undefined && isRareWord(word);
}

/** Whether a name can end here: 'im june', 'im june, call me', 'im june from the mill'. */
function isClosed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.part === 'PUNCT' ||
    /^(from|with|at|here|and|n|\d.*)$/.test(next.word)
  );
}

/** 'Its June' is a month, 'im june' a name. */
const isAfterIt = (tokens: readonly Token[], start: number) =>
  /^(it|its|is|'s|it's)$/.test(tokens[start - 1]?.word ?? '') &&
  tokens[start - 2]?.word !== 'this' &&
  tokens[start - 2]?.word !== 'name';

/** 'Bob, 612-555-0100': in a short message, what stands beside the email or phone number. */
function nameBeside(
  text: string,
  tokens: readonly Token[],
  { email, phone, ownNames }: Contact,
): string | undefined {
  if (email === undefined && phone === undefined) return undefined;
  const rest = text.replace(email ?? '', ' , ').replace(phone ?? '', ' , ');
  if (rest.split(/[\s,]+/).filter((word) => word !== '').length > MOST_WORDS_BESIDE)
    return undefined;
  const parts = rest.split(/[,\n;.:()]|\s[-–—~]+\s*/).map((part) => part.trim());
  const found = parts.map(nameAlone).find((name) => name !== undefined);
  if (found !== undefined) return found;
  const single = parts.find((part) => {
    const word = part.toLowerCase();
    const isKnown = tokens.find((token) => token.word === word)?.isKnown ?? true;
    return ownNames.has(word) || WORDY_NAMES.has(word) || (!isKnown && isRareWord(word));
  });
  return single === undefined || single.length < 3 ? undefined : withCapital(single);
}

/** '… is down. Denise Kroll, Kroll Veterinary, 763-555-0133': in a longer message, the name before contact data. */
function nameBefore(text: string, { email, phone }: Contact): string | undefined {
  const places = [email, phone].flatMap((part) => (part === undefined ? [] : text.indexOf(part)));
  if (places.length === 0) return undefined;
  const sentence = text
    .slice(0, Math.min(...places))
    .split(/[.!?\n]\s/)
    .findLast((part) => part.trim() !== '');
  if (sentence === undefined) return undefined;
  const alone = sentence
    .split(/[,;:()]|\s[-–—]\s/)
    .map(nameAlone)
    .find((name) => name !== undefined);
  // 'Send it to Eleanor Bjornstad, eleanor@…'.
  return (
    alone ??
    /\b(?:to|for|is) ((?:\p{Lu}[\p{L}'-]+ ){1,2}\p{Lu}[\p{L}'-]+)[\s,:]*$/u.exec(sentence)?.[1]
  );
}

/** '… thanks! - Deb' in one line. */
function nameSigned(text: string): string | undefined {
  const signed =
    /(?:[\s.!?,](?:-{1,2}|[–—~])\s?)(\p{L}[\p{L}'-]+(?: \p{L}[\p{L}'.-]*)?)[.!]?$/u.exec(text)?.[1];
  return signed === undefined ? undefined : nameAlone(signed);
}
