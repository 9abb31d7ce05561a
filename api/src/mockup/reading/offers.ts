import type { Offer } from './business-facts.js';
import type { Clause, PlacedToken } from './clauses.js';
import { isPluralNoun, mayBeOffered, type NounPhrase, nounPhraseAt } from './noun-phrases.js';
import { OFFERING_VERBS, WORKING_VERBS } from './vocabulary.js';

const SUBJECTS: ReadonlySet<string> = new Set(['we', 'i', 'they', 'she', 'he']);
const ADVERBS =
  /^(?:also|mostly|mainly|only|now|just|still|always|specially|proudly|primarily|usually|even|do|can|will|lovingly|hand|custom)$/;
/** 'specializing in', 'known for', 'focus on': what follows is offered. */
const LEADS =
  /^(?:(?:we|i)\s+)?(?:(?:am|are|['’]m|['’]re)\s+)?(?:speciali[sz](?:e|es|ing|ed)\s+in|offering|providing|featuring|known\s+for|famous\s+for|focus(?:ed|ing)?\s+on|experts?\s+in|think|from|services\s+include|including|everything\s+from|all\s+kinds\s+of)\s+/i;
const LONGEST_DETAIL = 90;

/** What is offered in a clause and where a list may go on in the next one. */
export interface OffersRead {
  offers: Offer[];
  /** The verb of a sentence about what is offered; clauses after it may go on with its objects. */
  verb: string | undefined;
}

/** Reads what a clause says is offered. `verb` is that of the clause before it in its sentence. */
export function offersIn({ text, tokens }: Clause, verb: string | undefined): OffersRead {
  const lead = LEADS.exec(text);
  if (lead) {
    const from = tokens.findIndex(({ start }) => start >= lead[0].length);
    return { offers: from < 0 ? [] : listFrom(text, tokens, from), verb: 'offer' };
  }
  // 'We clean chimneys, rebuild crowns and install liners'
  const own =
    verbAfterSubject(tokens) ?? (verb !== undefined && isOffered(tokens[0]?.word) ? 0 : undefined);
  if (own !== undefined) return withVerbs(text, tokens, own);
  if (verb !== undefined && tokens.every(({ part }) => part !== 'PRON' && part !== 'AUX'))
    return continued(text, tokens, verb);
  const nouns = tokens.map(nounAtStart);
  if (hasFiniteVerb(nouns)) return { offers: [], verb: undefined };
  return { offers: doing(verb, listFrom(text, nouns, 0)), verb };
}

/** 'We grow dahlias, peonies and zinnias and deliver bouquets': objects of the first verb, then those of a second. */
function continued(text: string, tokens: readonly PlacedToken[], verb: string): OffersRead {
  const second = secondVerb(tokens, 0);
  const first = second === undefined ? tokens : tokens.slice(0, second - 1);
  if (hasFiniteVerb(first)) return { offers: [], verb: undefined };
  const end = first.at(-1)?.end ?? text.length;
  const offers = doing(verb, listFrom(text.slice(0, end), first, 0));
  if (second === undefined) return { offers, verb };
  const rest = withVerbs(text, tokens, second);
  return { offers: [...offers, ...rest.offers], verb: rest.verb };
}

/** The place of a verb after 'and' whose objects are offered as well. */
function secondVerb(tokens: readonly PlacedToken[], from: number): number | undefined {
  const found = tokens.findIndex(
    (token, place) =>
      place > from + 1 &&
      /^(?:and|&)$/.test(tokens[place - 1]?.word ?? '') &&
      token.part === 'VERB' &&
      isOffered(token.word),
  );
  return found < 0 ? undefined : found;
}

/** A verb before a noun at the start of a list is a noun itself: 'drum lessons', 'tile work'. */
function nounAtStart(token: PlacedToken, at: number, tokens: readonly PlacedToken[]): PlacedToken {
  const isNoun =
    at === 0 &&
    (token.part === 'VERB' || token.part === 'ADV') &&
    (tokens[1]?.part === 'NOUN' || (tokens.length === 1 && /s$|[^dy]$/.test(token.word)));
  return isNoun ? { ...token, part: 'NOUN' } : token;
}

const isOffered = (word: string | undefined): boolean =>
  word !== undefined && (OFFERING_VERBS.has(word) || WORKING_VERBS.has(word));

/** Objects of a verb, and those of a second verb: 'rebuild crowns and install liners'. */
function withVerbs(text: string, tokens: readonly PlacedToken[], at: number): OffersRead {
  const word = tokens[at]?.word ?? '';
  if (!isOffered(word)) return { offers: [], verb: undefined };
  const second = secondVerb(tokens, at);
  const first = second === undefined ? tokens : tokens.slice(0, second - 1);
  const end = first.at(-1)?.end ?? text.length;
  const offers = doing(word, listFrom(text.slice(0, end), first.map(nounAfterVerb(at)), at + 1));
  if (second === undefined) return { offers, verb: word };
  const rest = withVerbs(text, tokens, second);
  return { offers: [...offers, ...rest.offers], verb: rest.verb };
}

/** The model takes 'piano' in 'teach piano to kids' for an adverb. */
const nounAfterVerb =
  (verb: number) =>
  (token: PlacedToken, at: number): PlacedToken =>
    at === verb + 1 && token.part === 'ADV' && !/ly$/.test(token.word)
      ? { ...token, part: 'NOUN' }
      : token;

/** Work on something is named by its verb: 'cleaning chimneys'. */
function doing(verb: string | undefined, offers: Offer[]): Offer[] {
  const gerund =
    verb === undefined || OFFERING_VERBS.has(verb) ? undefined : WORKING_VERBS.get(verb);
  return gerund === undefined
    ? offers
    : offers.map((offer) => ({ ...offer, name: `${gerund} ${offer.name}` }));
}

/** The place of the verb if the clause begins with 'we', 'I' or 'our crew'. */
function verbAfterSubject(tokens: readonly PlacedToken[]): number | undefined {
  const [first, second] = tokens;
  let at =
    first && SUBJECTS.has(first.word)
      ? 1
      : first?.word === 'our' && second?.part === 'NOUN'
        ? 2
        : 0;
  if (at === 0) return verbAfterName(tokens);
  while (
    ADVERBS.test(tokens[at]?.word ?? '') &&
    !/^do$/.test(tokens[at + 1]?.word ?? '') &&
    tokens[at + 1] &&
    (tokens[at]?.word !== 'do' || tokens[at + 1]?.part === 'VERB')
  )
    at += 1;
  return at;
}

/** 'Tamarack Joinery builds tables': the place of 'builds'. */
function verbAfterName(tokens: readonly PlacedToken[]): number | undefined {
  const at = tokens.findIndex(({ part }) => part === 'VERB');
  const name = tokens.slice(0, at);
  const isName =
    name.length > 0 && name.length <= 5 && name.every(({ raw }) => /^\p{Lu}|^&$/u.test(raw));
  const word = tokens[at]?.word ?? '';
  return isName && isOffered(word) && /s$/.test(word) ? at : undefined;
}

/** A verb that makes a clause a sentence: not a participle within or after a noun phrase. */
export function hasFiniteVerb(tokens: readonly PlacedToken[]): boolean {
  return tokens.some(({ part, word }, at) => {
    if (part === 'AUX' || part === 'PRON' || word === 'that' || word === 'who' || word === 'which')
      return true;
    if (part !== 'VERB') return false;
    const isParticiple = /(?:ed|ing|en|own|ught|lt|ept|ade|aid)$/.test(word);
    return !isParticiple || (at === 0 && /ing$/.test(word) && tokens[1]?.part === 'ADP');
  });
}

/** The noun phrases of a list: 'tax and bookkeeping for restaurants' has two, the last with a detail. */
function listFrom(text: string, tokens: readonly PlacedToken[], from: number): Offer[] {
  const offers: Offer[] = [];
  let at = from;
  for (
    let phrase = nounPhraseAt(text, tokens, at);
    phrase;
    phrase = nounPhraseAt(text, tokens, at)
  ) {
    const wide = withSecondNoun(text, tokens, withOf(text, tokens, phrase));
    const next = tokens[wide.next];
    const isJoined = next !== undefined && /^(?:and|or|&|\+|\/|plus)$/.test(next.word);
    const detail =
      next && !isJoined && !isNewItem(wide, next) ? text.slice(next.start).trim() : undefined;
    if (!mayBeOffered(wide)) {
      if (!isJoined) break;
    } else {
      offers.push({ name: lowered(wide.text), detail: usableDetail(detail) });
    }
    if (!next || detail !== undefined) break;
    at = isJoined ? wide.next + 1 : wide.next;
  }
  return offers;
}

const isNewItem = ({ isPlural }: NounPhrase, { part }: PlacedToken): boolean =>
  isPlural && (part === 'NOUN' || part === 'ADJ' || part === 'PROPN');

/** 'repair of old clocks' is one thing. */
function withOf(text: string, tokens: readonly PlacedToken[], phrase: NounPhrase): NounPhrase {
  if (tokens[phrase.next]?.word !== 'of') return phrase;
  const rest = nounPhraseAt(text, tokens, phrase.next + 1);
  const first = text.indexOf(phrase.text);
  const end = rest ? (tokens[rest.next - 1]?.end ?? 0) : 0;
  return rest ? { ...phrase, text: text.slice(first, end), next: rest.next } : phrase;
}

/** 'bookkeeping' stands for itself, 'wedding' before another noun. */
const isWorkNoun = (word: string): boolean =>
  /ing$/.test(word) &&
  !/^(?:wedding|building|clothing|ceiling|flooring|evening|morning|spring)$/.test(word);

/**
 * 'wedding and event photography' is one thing: its first noun stands for an adjective. 'Shoyu and a mushroom broth' are
 * two.
 */
function withSecondNoun(
  text: string,
  tokens: readonly PlacedToken[],
  phrase: NounPhrase,
): NounPhrase {
  const joint = tokens[phrase.next];
  if (!joint || !/^(?:and|&|\/)$/.test(joint.word) || phrase.isPlural || /\s/.test(phrase.text))
    return phrase;
  const second = nounPhraseAt(text, tokens, phrase.next + 1);
  if (/^an?$/.test(tokens[phrase.next + 1]?.word ?? '')) return phrase;
  if (!second || !/\s/.test(second.text) || isWorkNoun(phrase.head)) return phrase;
  const first = text.indexOf(phrase.text);
  const end = tokens[second.next - 1]?.end ?? 0;
  return {
    text: text.slice(first, end),
    head: second.head,
    next: second.next,
    isPlural: isPluralNoun(second.head),
  };
}

function usableDetail(detail: string | undefined): string | undefined {
  if (!detail || detail.length > LONGEST_DETAIL || detail.length < 4) return undefined;
  if (
    !/^(?:for|with|from|in|on|at|by|to|made|baked|built|brewed|poured|roasted|grown|cut|sewn|cooked|fired|without|of|that|\p{L}+ed|\p{L}+en)\b/iu.test(
      detail,
    )
  )
    return undefined;
  return /\b(?:we|i|you are|call|text)\b|[<>{}]|\$/i.test(detail) ? undefined : detail;
}

/**
 * In lower case at the start, except for names and abbreviations. Only a single capital can come from the start of a
 * sentence.
 */
export function lowered(text: string): string {
  const isOnlyCapital = /^\p{Lu}[^\p{Lu}]*$/u.test(text);
  return isOnlyCapital ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
