import type { Token } from '../../../english/tokens.js';
import { isAfter } from '../project/is-after.js';
import type { ContactData } from '../reading.js';
import { firstNames, notNames } from '../vocabulary/first-names.js';
import { phrasesOf, wordsOf } from '../vocabulary/word-list.js';
import { placeIn } from './places.js';
import { visitorNameIn } from './visitor-name.js';

export const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,24}/i;
/** A North American number; area code and exchange do not begin with 0 or 1. */
export const PHONE =
  /(?<![\d$.#-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}(?![\d%]|[.,]\d)/g;
const NUMBERED =
  /\b(order|invoice|ticket|case|account|po|reference|ref|tracking)( number| no\.?| nr)?[ :#]*$/i;
const COMPANY_ENDS = wordsOf(
  'and but , . ! ? ; : ( - i we my our is are was it who that looking here need needs at in on call',
);
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
  const found = visitorNameIn(
    { text, tokens, signature },
    { ...(email !== undefined && { email }), ...(phone !== undefined && { phone }) },
  );
  const company = companyIn(tokens, found);
  return {
    ...(found !== undefined && { name: found }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(company !== undefined && { company }),
  };
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
