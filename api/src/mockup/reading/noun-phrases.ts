import type { PlacedToken } from './clauses.js';
import { NO_OFFER_HEADS, NO_OFFER_STARTS, ROLES, WEAK_HEADS } from './vocabulary.js';

/** A noun with its adjectives, as written, and where it ends. */
export interface NounPhrase {
  text: string;
  /** The last noun, in lower case. */
  head: string;
  /** Position after its last token. */
  next: number;
  isPlural: boolean;
}

const MOST_WORDS = 5;
const JOINTS: ReadonlySet<string> = new Set(['-', '–', '’', "'", '’s', "'s"]);
const ARTICLES: ReadonlySet<string> = new Set([
  'a',
  'an',
  'the',
  'some',
  'all',
  'our',
  'my',
  'your',
  'any',
  'every',
]);

const isNoun = ({ part, word }: PlacedToken): boolean =>
  part === 'NOUN' || part === 'PROPN' || (part === 'VERB' && /.{3,}ing$/.test(word));

const isModifier = (token: PlacedToken, next: PlacedToken | undefined): boolean =>
  isNoun(token) ||
  (token.part === 'ADJ' && next !== undefined) ||
  (token.part === 'VERB' &&
    /(?:ed|en|t|ing)$/.test(token.word) &&
    next !== undefined &&
    (isNoun(next) || next.part === 'ADJ')) ||
  (token.part === 'NUM' && next !== undefined && JOINTS.has(next.word));

export const isPluralNoun = (word: string): boolean =>
  /[^siu]s$/.test(word) || /(?:men|people|feet|teeth|children)$/.test(word);

/** The noun phrase that begins at a token, without its article; undefined if none does. */
export function nounPhraseAt(
  text: string,
  tokens: readonly PlacedToken[],
  from: number,
): NounPhrase | undefined {
  let start = from;
  while (ARTICLES.has(tokens[start]?.word ?? '')) start += 1;
  let at = start;
  let last = -1;
  let words = 0;
  for (let token = tokens[at]; token && words <= MOST_WORDS; token = tokens[++at]) {
    const next = tokens[at + 1];
    if (JOINTS.has(token.word)) {
      // A hyphen joins words; a dash between spaces does not.
      if (token.start !== tokens[at - 1]?.end) break;
      continue;
    }
    if (!isModifier(token, next)) break;
    if (!JOINTS.has(tokens[at - 1]?.word ?? '')) words += 1;
    if (isNoun(token)) last = at;
    // 'kitchens baths decks': each plural is a thing of its own.
    if (isPluralNoun(token.word) && next && isPluralNoun(next.word) && isNoun(next)) {
      at += 1;
      break;
    }
  }
  const first = tokens[start];
  const head = tokens[last];
  if (!first || !head || words > MOST_WORDS) return undefined;
  return {
    text: text.slice(first.start, head.end),
    head: head.word,
    next: last + 1,
    isPlural: isPluralNoun(head.word),
  };
}

/** Words in other scripts, digits and markup would not fit into English sentences. */
const NAME = /^\p{Script=Latin}[\p{Script=Latin}'’&\d-]*(?:\s[\p{Script=Latin}\d'’&-]+){0,5}$/u;

/** Letters behind a name say what somebody is, not what is sold. */
const CREDENTIAL =
  /^(?:LMFT|LICSW|LPCC|LAMFT|LADC|DDS|DMD|DVM|CPA|MD|DO|RN|NP|PA|PhD|PsyD|DC|OD|LAc|LMT|RMT|CPM|CNM|Esq|JD|AIA|EA|CFP|NBC-HWC|DPT|PT|OT)\.?$/i;

/** Whether a noun phrase may be the name of something that a business sells. */
export function mayBeOffered({ text, head }: Pick<NounPhrase, 'text' | 'head'>): boolean {
  const [first = ''] = text.toLowerCase().split(/[\s-]/);
  return (
    text.length >= 3 &&
    text.length <= 44 &&
    NAME.test(text) &&
    !/^free\b|\bnull\b|\bundefined\b|\bscript\b|\balert\b/i.test(text) &&
    !NO_OFFER_HEADS.has(head) &&
    !ROLES.has(head.replace(/s$/, '')) &&
    !CREDENTIAL.test(text) &&
    !WEAK_HEADS.has(text.toLowerCase()) &&
    !NO_OFFER_STARTS.has(first)
  );
}
